import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

const maisel = { members: ["ana", "bor", "cyr"], level: 2 };

/** Ana asks to exclude Cyr and pays 2; Cyr opposes; fists are closed, declarations made. */
function fought(
  players: Parameters<typeof table>[0],
  fists: readonly [number, number, number],
  bor: "for" | "against",
) {
  const t = table(players).league("maisel", maisel).leaguePhase();
  t.does("ana", "exclude", "cyr").does("bor", 0).does("cyr", "oppose").does("ana").does("bor").does("cyr");
  t.does("ana", fists[0]).does("bor", fists[1]).does("cyr", fists[2]);
  return t.does("ana", "for").does("bor", bor).does("cyr", "against");
}

const stays = { leagues: { maisel: "2: ana bor cyr" } };
const goes = { leagues: { maisel: "2: ana bor" } };

rule(["DK-LG-EXCL-03", "DK-LG-EXCL-05"], "Right of Precedence counts in it: a fist is worth 1 PP more", () => {
  const four = (row: string[]) => ({ ana: { pp: 4 }, bor: { pp: 4 }, cyr: { pp: 4, row }, dua: {} });
  fought(four([]), [1, 0, 1], "against").is(goes);
  const t = fought(four(["ch5"]), [1, 0, 1], "against").is(stays);
  // Only the bid counts for more; the one PP is what is discarded.
  t.has({ ana: { pp: 3 }, cyr: { pp: 3 } });
});

rule(["DK-LG-EXCL-05", "DK-RUL-93"], "an element that wins equal bids wins the tie for its side", () => {
  const four = { ana: { pp: 4 }, bor: { pp: 4 }, cyr: { pp: 4, cabal: "coordination" }, dua: {} };
  fought({ ...four, cyr: { pp: 4 } }, [1, 0, 1], "against").is(goes);
  const t = table({ ...four, cyr: { pp: 4, cabal: "coordination", cabalRow: ["coordination_3"], rank: 5 } })
    .league("maisel", maisel)
    .leaguePhase();
  t.uses("cyr", "cabal:coordination_3").does("ana", "exclude", "cyr").does("bor", 0).does("cyr", "oppose");
  t.does("ana").does("bor").does("cyr").does("ana", 1).does("bor", 0).does("cyr", 1);
  t.does("ana", "for").does("bor", "against").does("cyr", "against").is(stays);
});

rule(["DK-LG-EXCL-03", "DK-LG-EXCL-05"], "the Gambling Den takes its part of it, from inside and from outside", () => {
  const den = { cabal: "pegre", cabalRow: ["pegre_3"], pp: 0, rank: 3 };
  const outside = fought({ ana: { pp: 4 }, bor: { pp: 4 }, cyr: { pp: 4 }, dua: den }, [1, 0, 2], "for");
  outside.has({ dua: { pp: 2 } });
  const inside = fought(
    { ana: { pp: 4 }, bor: { ...den, pp: 4, rank: 7 }, cyr: { pp: 4 }, dua: {} },
    [1, 2, 2],
    "against",
  );
  // Two others have bid; one's own bid brings nothing.
  inside.has({ bor: { pp: 4 } }).is(stays);
  // Without a fight there is no Power Struggle.
  const peace = table({ ana: { pp: 4 }, bor: {}, cyr: {}, dua: den })
    .league("maisel", maisel)
    .leaguePhase();
  peace
    .does("ana", "exclude", "cyr")
    .does("bor", 0)
    .does("cyr", "accept")
    .has({ dua: { pp: 0 } });
});
