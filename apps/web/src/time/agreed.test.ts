import { CreateTable } from "@paravent/protocol";
import { expect, test } from "vitest";
import { time as en } from "../i18n/en/time.ts";
import { time as fr } from "../i18n/fr/time.ts";
import { agreedOn } from "./agreed.ts";
import { CHOICES, FIRST_WISH, PACES, type TimeWish, wireOf } from "./wish.ts";

test("what one agrees to is said in sentences, in both languages", () => {
  expect(agreedOn({}, en)).toEqual([en.agreed.none]);
  const live = { decisionSeconds: 120, timing: { absence: "substitute", bank: { seconds: 600, cap: 1200 } } } as const;
  expect(agreedOn(live, en)).toEqual([
    "2 minutes for each decision. Plus 10 minutes in reserve each; time saved refills it, up to 20 minutes.",
    "If somebody takes too long: a bot plays for them until they return. Their promises and offers stand.",
  ]);
  const slow = { decisionSeconds: 86_400, timing: { absence: "wait", weekendsOff: true, pauseDays: 5 } } as const;
  expect(agreedOn(slow, fr)).toEqual([
    "1 jour par décision. Le samedi et le dimanche ne comptent pas (heure de Greenwich). Chacun peut s’arrêter 5 jours en tout. Les congés notés dans le compte arrêtent aussi l’horloge.",
    "Si quelqu’un tarde trop : les autres attendent, ou votent pour qu’un bot joue à sa place.",
  ]);
});

test("a table from before there was anything to choose answers with caution", () => {
  expect(agreedOn({ decisionSeconds: 600 }, en).at(-1)).toContain("the most cautious answer");
});

test("whatever is chosen is something the server takes", () => {
  const table = { game: "toy", language: "en", seats: ["me", "open"] };
  const wishes = PACES.flatMap((pace): TimeWish[] => [
    { ...FIRST_WISH, pace },
    ...CHOICES.live.map((live) => ({ ...FIRST_WISH, pace, live })),
    ...CHOICES.slow.map((slow) => ({ ...FIRST_WISH, pace, slow, weekendsOff: true })),
    ...CHOICES.bank.map((bank) => ({ ...FIRST_WISH, pace, bank, capTimes: 3 })),
    ...CHOICES.pauseDays.map((pauseDays) => ({ ...FIRST_WISH, pace, pauseDays })),
  ]);
  for (const wish of wishes) expect(CreateTable.safeParse({ ...table, ...wireOf(wish) }).success).toBe(true);
});
