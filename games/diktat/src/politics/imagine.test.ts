import { resample } from "@paravent/kernel";
import { rule } from "@paravent/testkit/vitest";
import { expect } from "vitest";
import { type Played, table } from "../testing/index.ts";

/** What a seat imagines behind the other screens: once from the truth, once from a world it cannot tell from it. */
function imaginedTwice(t: Played, seat: number, seed: string) {
  const { game, state } = t.position;
  const other = resample(game, state, seat, `${seed}, other`);
  const tokens = (from: typeof state) =>
    resample(game, from, seat, seed).facts.players.map(({ affinities, affinityTale }) => ({
      affinities,
      affinityTale,
    }));
  return [tokens(state), tokens(other)];
}

function expectAlike(t: Played): void {
  for (const seed of SEEDS) {
    const [fromTruth, fromOther] = imaginedTwice(t, 0, seed);
    expect(fromOther).toEqual(fromTruth);
  }
}

const SEEDS = Array.from({ length: 60 }, (_, i) => `world ${i}`);

rule(
  ["DK-HIDE-03", "DK-RUL-49"],
  "what others traded is imagined alike whatever they hold, also where one of them chose tokens unseen",
  () => {
    const t = table({ ana: {}, bor: { affinities: { people: 2 } }, cyr: { affinities: { artefact: 1 } } })
      .pile("bor", "josefov", "E")
      .resolving("josefov")
      .does("bor", "marker")
      .does("bor", ["people", "artefact"])
      .proposes("cyr", "bor", { give: "artefact" })
      .accepts("bor", "cyr");
    expectAlike(t);
  },
);

rule(
  ["DK-HIDE-03", "DK-RUL-49"],
  "what others traded is imagined alike whatever they hold, also where one of them exchanged tokens unseen",
  () => {
    const t = table({
      ana: {},
      bor: { row: ["jo6"], affinities: { people: 1, artefact: 1 } },
      cyr: { affinities: { artefact: 3 } },
    }).turnOf("bor");
    t.does("bor", "specialManoeuvre").does("bor", "card:jo6").does("bor", "people", "politics");
    t.proposes("cyr", "bor", { give: "artefact" }).accepts("bor", "cyr");
    expectAlike(t);
  },
);

rule(
  ["DK-HIDE-03", "DK-RUL-49"],
  "an offer that is hard to imagine brings a seat no nearer to the truth: its worlds are the same whatever is hidden",
  () => {
    const t = table({
      ana: {},
      bor: { pp: 12, reserve: "2C 3G 4E", affinities: { people: 3 } },
      cyr: { pp: 12, reserve: "5C", affinities: { artefact: 3 } },
    }).turnOf("bor");
    t.proposes("cyr", "bor", { give: "pp citizen" }).accepts("bor", "cyr");
    t.proposes("bor", "ana", { give: "12pp 3emissary 2citizen 3people 2guard" });
    expectAlike(t);
  },
);
