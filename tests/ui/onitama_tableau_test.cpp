// Which actors are drawn every frame and which are part of the baked picture.
#include "tests/catch.hpp"
#include "tests/engine/onitama_tools.hpp"
#include "ui/onitama/picture.hpp"
#include "ui/onitama/table.hpp"
#include "ui/onitama/tableau.hpp"

using namespace parlour::onitama;
using namespace onitama_tools;

namespace {

struct Scenery {
    BoardLayout layout{kSquareLayout.board};
    Cast cast;
    parlour::ui::Poses goal;

    explicit Scenery(const std::string& rows) {
        const Rules rules(levelFrom(position("ox boar horse moth owl", rows)));
        cast = castOf(rules.initial());
        goal = picture(layout, cast);
    }
    std::size_t pawn(std::string_view square) const { return cast.pawnOn(*squareNamed(square)); }
};

std::size_t movingCount(const Tableau& tableau, std::size_t actors) {
    std::size_t count = 0;
    for (std::size_t actor = 0; actor < actors; ++actor) {
        count += tableau.moves(actor) ? 1U : 0U;
    }
    return count;
}

} // namespace

TEST_CASE("What rests is baked once, and again only when it has changed") {
    const Scenery scene("bbBbb ..... W.... ..... aaAaa");
    Tableau tableau;
    CHECK(tableau.show(scene.cast, scene.goal, scene.goal, false, {}));
    CHECK(movingCount(tableau, scene.goal.size()) == 0);
    CHECK_FALSE(tableau.show(scene.cast, scene.goal, scene.goal, false, {}));
    const Light light{3, parlour::ui::kWhite, 0.2F, 1};
    CHECK(tableau.show(scene.cast, scene.goal, scene.goal, false, {light}));
    CHECK_FALSE(tableau.show(scene.cast, scene.goal, scene.goal, false, {light}));
}

TEST_CASE("Who moves is drawn every frame until all have come to rest") {
    const Scenery scene("bbBbb ..... W.... ..... aaAaa");
    Tableau tableau;
    tableau.show(scene.cast, scene.goal, scene.goal, false, {});
    auto now = scene.goal;
    const std::size_t first = scene.pawn("e1");
    const std::size_t second = scene.pawn("a5");
    now[first].at.x += 40;
    now[second].height = 12;
    CHECK(tableau.show(scene.cast, now, scene.goal, true, {}));
    CHECK(tableau.moves(first));
    CHECK(tableau.moves(second));
    CHECK(movingCount(tableau, now.size()) == 2);
    now[first].at.x -= 10;
    CHECK_FALSE(tableau.show(scene.cast, now, scene.goal, true, {}));
    now[first] = scene.goal[first]; // the first has arrived, the second has not
    CHECK_FALSE(tableau.show(scene.cast, now, scene.goal, true, {}));
    CHECK(tableau.moves(first));
    CHECK(tableau.show(scene.cast, scene.goal, scene.goal, false, {}));
    CHECK(movingCount(tableau, now.size()) == 0);
}

TEST_CASE("A figure in front of the sliding wall is drawn after it") {
    const Scenery scene("..B.. ..... ..Wb. ..a.. a.A..");
    Tableau tableau;
    auto now = scene.goal;
    now[scene.cast.wallActor()].at.x -= 30;
    tableau.show(scene.cast, now, scene.goal, true, {});
    CHECK(tableau.moves(scene.cast.wallActor()));
    CHECK(tableau.moves(scene.pawn("d3")));
    CHECK_FALSE(tableau.moves(scene.pawn("a3"))); // behind it
    CHECK_FALSE(tableau.moves(scene.pawn("e1"))); // far away
}
