# What the programs read at run time: levels, assets, books and what opponents have learnt are linked into the build tree (an edit shows at once), fonts are copied
# from the system's font packages, because the repository holds no font file.
file(MAKE_DIRECTORY ${PARLOUR_SHARE}/fonts)
foreach(folder levels assets books data)
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${folder} ${PARLOUR_SHARE}/${folder} SYMBOLIC)
    install(DIRECTORY ${folder}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/parlour/${folder}
            PATTERN "*.pov" EXCLUDE PATTERN "*.inc" EXCLUDE PATTERN "*.py" EXCLUDE)
endforeach()

if(PARLOUR_WINDOW)
    foreach(font Vollkorn-SemiBold Vollkorn-Bold Lato-Medium Lato-Bold)
        find_file(PARLOUR_FONT_${font} ${font}.ttf
                  PATHS /usr/share/fonts/truetype /usr/local/share/fonts
                  PATH_SUFFIXES vollkorn lato REQUIRED
                  DOC "${font}.ttf (Debian packages fonts-vollkorn and fonts-lato)")
        configure_file(${PARLOUR_FONT_${font}} ${PARLOUR_SHARE}/fonts/${font}.ttf COPYONLY)
    endforeach()
    install(DIRECTORY ${PARLOUR_SHARE}/fonts/ DESTINATION ${CMAKE_INSTALL_DATADIR}/parlour/fonts)
endif()
