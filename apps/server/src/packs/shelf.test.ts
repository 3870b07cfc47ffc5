import { readDocument } from "@paravent/diktat";
import { basePackFiles } from "@paravent/diktat/node";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadGames, type ServedGames } from "../games.ts";
import { Hall } from "../hall.ts";
import type { Store } from "../store/store.ts";
import { guest, Rig } from "../testing/rig.ts";
import { PackReader } from "./reader.ts";
import { Shelf } from "./shelf.ts";

let rig: Rig;
let store: Store;
beforeEach(async () => {
  rig = new Rig();
  store = await rig.openStore();
});
afterEach(async () => {
  await store.close();
  await rig.remove();
});

const games = await loadGames();
const reader = new PackReader();
afterAll(() => reader.close());
const shelfOf = (served: ServedGames) => new Shelf(served, store, [], reader);
const HEAD = "schema: diktat-content/1\nname: {fr: Ma boîte, en: My box}\nextends: base\n";
const co6 = (n: number, name = "Printed") => `opportunities:
- id: co6
  name: {fr: ${name}, en: ${name}}
  sector: combinat
  type: gain
  darkness: 1
  affinities: []
  others_attack: false
  text: {fr: "Gain : ${n} PP.", en: "Gain: ${n} PP."}
  effects: [{kind: gain, do: [{op: gain, res: pp, n: ${n}}]}]
  source: rulebook
`;

async function sent(shelf: Shelf, files: Record<string, string>): Promise<string> {
  const added = await shelf.add("diktat", "anna", { "pack.yaml": HEAD, ...files });
  if (!added.ok) throw new Error(String(added.refusal.with?.en));
  return added.value.id;
}

const open = (shelf: Shelf) => new Hall(shelf, { store, log: rig.log, botPause: 0, createBot: () => fail() });
const fail = (): never => {
  throw new Error("no bot sits here");
};

async function makeTable(hall: Hall, pack?: string) {
  const anna = await guest(store, "anna");
  const wish = { game: "diktat", language: "en" as const, seats: ["me" as const, "open" as const] };
  const made = await hall.create(anna, pack === undefined ? wish : { ...wish, pack });
  if (!made.ok) throw new Error(made.refusal.reason);
  await guest(store, "bert");
  await made.value.join("bert", undefined);
  return made.value;
}

/** The games of another release, whose base pack reads otherwise. */
function release(change: (files: Record<string, string>) => Record<string, string>): ServedGames {
  const { content, ...served } = games.get("diktat")!;
  const base = readDocument(change({ ...basePackFiles() }), null);
  return new Map([
    ["diktat", { ...served, content: { ...content!, base: () => base, read: (files) => readDocument(files, base) } }],
  ]);
}

describe("a pack that somebody sent", () => {
  it("is played with at the tables that ask for it, also after a restart", async () => {
    const shelf = shelfOf(games);
    const id = await sent(shelf, { "opportunities.yaml": co6(3) });
    const hall = open(shelf);
    const table = await makeTable(hall, id);
    const other = await makeTable(hall);
    expect((await table.summary("anna")).pack).toEqual({ id, name: { fr: "Ma boîte", en: "My box" } });
    expect((await other.summary("anna")).pack?.name.en).toBe("Base box");
    const rules = (seen: typeof table) => (seen.viewOf(0)!.game as { pack: string }).pack;
    await hall.close();

    const again = open(shelfOf(games));
    const reopened = (await again.open(table.id))!;
    expect((await reopened.summary("anna")).pack?.id).toBe(id);
    expect(reopened.viewOf(0)?.seq).toBe(table.viewOf(0)?.seq);
    expect(rules(reopened)).toBe(rules(table));
    expect(rules(reopened)).not.toBe(rules(other));
    expect(await shelfOf(games).text("diktat", id)).toMatchObject({ edition: id });
    await again.close();
  });

  it("keeps its own words where it has the rules of the base pack", async () => {
    const shelf = shelfOf(games);
    const id = await sent(shelf, { "opportunities.yaml": co6(5, "Sceau") });
    const [own] = shelf.offered("diktat")!;
    await shelf.choose("diktat", undefined);
    expect((await store.pack("diktat", id))!.rules).toBe((await store.pack("diktat", own!.id))!.rules);
    const text = (await shelf.text("diktat", id)) as { cards: { id: string; name: { en: string } }[] };
    expect(text.cards.find((card) => card.id === "co6")?.name.en).toBe("Sceau");
    const base = (await shelf.text("diktat", own!.id)) as typeof text;
    expect(base.cards.find((card) => card.id === "co6")?.name.en).not.toBe("Sceau");
  });

  it("is kept once, however often it comes", async () => {
    const shelf = shelfOf(games);
    expect(await sent(shelf, { "opportunities.yaml": co6(3) })).toBe(
      await sent(shelf, { "opportunities.yaml": co6(3) }),
    );
    expect(await store.countPacks("anna")).toBe(1);
  });

  it("is one too many at some point", async () => {
    const shelf = shelfOf(games);
    for (let n = 0; n < 20; n++) await sent(shelf, { "opportunities.yaml": co6(n) });
    expect(await shelf.add("diktat", "anna", { "pack.yaml": HEAD })).toMatchObject({
      refusal: { reason: "tooManyPacks", with: { most: 20 } },
    });
  });

  it("leaves memory when others are asked for, and comes back when it is", async () => {
    const shelf = shelfOf(games);
    const hall = open(shelf);
    const first = await sent(shelf, { "opportunities.yaml": co6(3) });
    const table = await makeTable(hall, first);
    const game = table.viewOf(0);
    for (let guest = 0; guest < 2; guest++)
      for (let n = 0; n < 15; n++) {
        const files = { "pack.yaml": HEAD.replace("My box", `Box ${n}`), "opportunities.yaml": co6(n + 20 * guest) };
        expect((await shelf.add("diktat", `guest-${guest}`, files)).ok).toBe(true);
      }
    expect(shelf.inMemory).toBe(24);
    // The table has its own, and whoever asks gets it from the store.
    expect(table.viewOf(0)).toEqual(game);
    expect(await shelf.text("diktat", first)).toMatchObject({ edition: first });
    expect(await shelf.text("diktat", "0".repeat(32))).toBeNull();
    expect(shelf.inMemory).toBe(24);
    await hall.close();
  });

  it("is refused in both languages where it is wrong, and nothing of it is kept", async () => {
    const shelf = shelfOf(games);
    const wrong = await shelf.add("diktat", "anna", {
      "pack.yaml": HEAD,
      "opportunities.yaml": co6(3).replace("gain, res: pp", "gain, res: gold"),
    });
    expect(wrong).toMatchObject({ ok: false, refusal: { reason: "badPack" } });
    const { fr, en } = wrong.ok ? {} : (wrong.refusal.with ?? {});
    expect(en).toMatch(/^opportunities\.yaml: co6 \(opportunities\.0\.effects\.0\.do\.0\.res\): unknown word "gold"/);
    expect(fr).toMatch(
      /^opportunities\.yaml : co6 \(opportunities\.0\.effects\.0\.do\.0\.res\) : mot inconnu « gold »/,
    );
    expect(await store.countPacks("anna")).toBe(0);
    expect(await shelf.add("chess", "anna", {})).toMatchObject({ refusal: { reason: "noPacks" } });
  });
});

describe("a table outlives the release it began in", () => {
  it("goes on with its own cards when those of the base pack have changed", async () => {
    const hall = open(shelfOf(games));
    const table = await makeTable(hall);
    const { pack } = await table.summary("anna");
    await hall.close();

    const newer = release((files) => ({
      ...files,
      "opportunities.yaml": files["opportunities.yaml"]!.replace("n: 5}", "n: 6}"),
    }));
    const shelf = shelfOf(newer);
    expect(shelf.offered("diktat")![0]!.id).not.toBe(pack!.id);
    const again = open(shelf);
    const reopened = (await again.open(table.id))!;
    expect((await reopened.summary("anna")).pack).toEqual(pack);
    expect((await makeTable(again).then((fresh) => fresh.summary("anna"))).pack?.id).toBe(
      shelf.offered("diktat")![0]!.id,
    );
    await again.close();
  });

  it("is read in better words when only those have changed", async () => {
    const hall = open(shelfOf(games));
    const table = await makeTable(hall);
    await hall.close();

    const newer = release((files) => ({
      ...files,
      "opportunities.yaml": files["opportunities.yaml"]!.replace("Gain: 5 PP.", "Gain: five PP."),
    }));
    const shelf = shelfOf(newer);
    const again = open(shelf);
    const reopened = (await again.open(table.id))!;
    const { pack } = await reopened.summary("anna");
    expect(pack).toEqual(shelf.offered("diktat")![0]);
    expect(JSON.stringify(await shelf.text("diktat", pack!.id))).toContain("Gain: five PP.");
    await again.close();
  });

  it("began before packs were kept, and opens with the game's own", async () => {
    const hall = open(shelfOf(games));
    const table = await makeTable(hall);
    const record = (await store.table(table.id))!;
    await store.createTable({ ...record, id: "an-old-one", pack: null });
    expect((await (await hall.open("an-old-one"))!.summary("anna")).pack).toBeUndefined();
    await hall.close();
  });
});

it("a table asks for a pack that is there", async () => {
  const hall = open(shelfOf(games));
  await expect(makeTable(hall, "0".repeat(32))).rejects.toThrow("noPack");
  expect(await store.tablesOf("anna", 9)).toEqual([]);
  await hall.close();
});
