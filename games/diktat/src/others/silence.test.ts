import { rule } from "@paravent/testkit/vitest";
import { describe, expect } from "vitest";
import { table } from "../testing/index.ts";

// DK-OTH-KILL-05: every way in which the target of an attack could say something to whoever acts for the Others.

const isEmissary = { terms: [["ana", "truth", { pawn: "ana.karst:1", is: "emissary" }]] } as const;

/** Ana's pile in Karst is under attack by Bor, who has killed one pawn of it and may go on. */
function attacked(leagues = false) {
  const players = { ana: { reserve: "C E G", pp: 3 }, bor: { pp: 3 }, cyr: {}, dua: {} };
  const t = table(players).others("karst", "C C C");
  if (leagues) t.configured({ eternalNight: true, leagues: true });
  return t.turnOf("ana").does("ana", "sendTeam").does("ana", "karst").does("ana", "C E G").does("bor", "ana.karst:1");
}

describe("whose pile is under attack", () => {
  rule("DK-OTH-KILL-05", "accepts no oath of the one who acts; it waits for the end of the attack", () => {
    const t = attacked().offersOath("bor", "ana", isEmissary).offersOath("cyr", "ana", isEmissary);
    t.refusesAct("ana", "acceptOath", ["seat:1"], "silentTowardsOthers", "DK-OTH-KILL-05");
    // What a third player hears is between these two.
    t.acts("ana", "acceptOath", "cyr");
    t.refusesAct("ana", "acceptOath", ["seat:1"], "silentTowardsOthers", "DK-OTH-KILL-05");
    t.does("bor", "stop").acts("ana", "acceptOath", "bor");
    expect(t.view("ana").oaths).toHaveLength(2);
  });

  rule(["DK-OTH-KILL-05", "DK-RUL-59"], "reads no oath to the table; the other party may", () => {
    const t = attacked().swears("ana", "cyr", isEmissary);
    t.refusesAct("ana", "revealOath", "oath:1", "silentTowardsOthers", "DK-OTH-KILL-05");
    const told = attacked().swears("ana", "cyr", isEmissary).acts("cyr", "revealOath", "oath:1");
    expect(told.view("bor").oaths[0]?.open).toBe(true);
    t.does("bor", "stop").acts("ana", "revealOath", "oath:1");
  });

  rule(["DK-OTH-KILL-05", "DK-RUL-127"], "swears nothing at all where oaths are spoken before everybody", () => {
    const t = attacked(true);
    t.refusesOath("ana", "bor", isEmissary, "silentTowardsOthers", "DK-OTH-KILL-05");
    t.refusesOath("ana", "cyr", isEmissary, "silentTowardsOthers", "DK-OTH-KILL-05");
    t.offersOath("cyr", "ana", isEmissary);
    t.refusesAct("ana", "acceptOath", ["seat:2"], "silentTowardsOthers", "DK-OTH-KILL-05");
    // The others may.
    t.swears("cyr", "dua", { terms: [["dua", "notSpy", { owner: "cyr" }]] });
    t.does("bor", "stop").acts("ana", "acceptOath", "cyr");
  });

  rule("DK-OTH-KILL-05", "says nothing to the whole table, and adds no word to an offer", () => {
    const words = { branch: "words", value: "A Guard." };
    const t = attacked(true);
    t.refusesAct("ana", "tell", { to: ["table"], what: words }, "silentTowardsOthers", "DK-OTH-KILL-05");
    t.acts("cyr", "tell", { to: ["table"], what: words });
    const apart = attacked();
    apart.refusesTrade("ana", "bor", { give: "1pp", note: "A Guard." }, "tooLong");
    apart.proposes("ana", "cyr", { give: "1pp", note: "A Guard." });
    // Goods may change hands: they tell nothing of the pile.
    apart
      .proposes("ana", "bor", { give: "1pp" })
      .accepts("bor", "ana")
      .has({ ana: { pp: 2 }, bor: { pp: 4 } });
  });

  rule("DK-OTH-KILL-05", "counters no offer of the one who acts with a word", () => {
    const t = attacked().proposes("bor", "ana", { give: "1pp", want: "1pp" });
    t.counters("ana", "bor", { give: "1pp" });
    expect(t.view("bor").offers).toMatchObject([{ from: 0, note: "" }]);
  });
});
