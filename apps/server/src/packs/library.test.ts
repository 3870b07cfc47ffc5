import { readDocument } from "@paravent/diktat";
import { basePackFiles } from "@paravent/diktat/node";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadGames, type ServedGames } from "../games/games.ts";
import type { Store } from "../store/store.ts";
import { Tables } from "../table/tables.ts";
import { guest, Rig } from "../testing/rig.ts";
import { PackLibrary } from "./library.ts";
import { PackReader } from "./reader.ts";

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
const libraryOf = (served: ServedGames) => new PackLibrary(served, store, [], reader);
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

async function sent(library: PackLibrary, files: Record<string, string>): Promise<string> {
  const added = await library.add("diktat", "anna", { "pack.yaml": HEAD, ...files });
  if (!added.ok) throw new Error(String(added.refusal.with?.en));
  return added.value.id;
}

const open = (library: PackLibrary) =>
  new Tables(library, { store, log: rig.log, botPause: 0, createBot: () => fail() });
const fail = (): never => {
  throw new Error("no bot sits here");
};

async function makeTable(tables: Tables, pack?: string) {
  const anna = await guest(store, "anna");
  const asked = { game: "diktat", language: "en" as const, seats: ["me" as const, "open" as const] };
  const made = await tables.making.create(anna, pack === undefined ? asked : { ...asked, pack });
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
    const library = libraryOf(games);
    const id = await sent(library, { "opportunities.yaml": co6(3) });
    const tables = open(library);
    const table = await makeTable(tables, id);
    const other = await makeTable(tables);
    expect((await table.summary("anna")).pack).toEqual({ id, name: { fr: "Ma boîte", en: "My box" } });
    expect((await other.summary("anna")).pack?.name.en).toBe("Base box");
    const rules = (seen: typeof table) => (seen.viewOf(0)!.game as { pack: string }).pack;
    await tables.close();

    const again = open(libraryOf(games));
    const reopened = (await again.open(table.id))!;
    expect((await reopened.summary("anna")).pack?.id).toBe(id);
    expect(reopened.viewOf(0)?.seq).toBe(table.viewOf(0)?.seq);
    expect(rules(reopened)).toBe(rules(table));
    expect(rules(reopened)).not.toBe(rules(other));
    expect(await libraryOf(games).text("diktat", id)).toMatchObject({ edition: id });
    await again.close();
  });

  it("keeps its own words where it has the rules of the base pack", async () => {
    const library = libraryOf(games);
    const id = await sent(library, { "opportunities.yaml": co6(5, "Sceau") });
    const [own] = library.offered("diktat")!;
    await library.choose("diktat", undefined);
    expect((await store.pack("diktat", id))!.rules).toBe((await store.pack("diktat", own!.id))!.rules);
    const text = (await library.text("diktat", id)) as { cards: { id: string; name: { en: string } }[] };
    expect(text.cards.find((card) => card.id === "co6")?.name.en).toBe("Sceau");
    const base = (await library.text("diktat", own!.id)) as typeof text;
    expect(base.cards.find((card) => card.id === "co6")?.name.en).not.toBe("Sceau");
  });

  it("is kept once, however often it comes", async () => {
    const library = libraryOf(games);
    expect(await sent(library, { "opportunities.yaml": co6(3) })).toBe(
      await sent(library, { "opportunities.yaml": co6(3) }),
    );
    expect(await store.countPacks("anna")).toBe(1);
  });

  it("is one too many at some point", async () => {
    const library = libraryOf(games);
    for (let n = 0; n < 20; n++) await sent(library, { "opportunities.yaml": co6(n) });
    expect(await library.add("diktat", "anna", { "pack.yaml": HEAD })).toMatchObject({
      refusal: { reason: "tooManyPacks", with: { most: 20 } },
    });
  });

  it("leaves memory when others are asked for, and comes back when it is", async () => {
    const library = libraryOf(games);
    const tables = open(library);
    const first = await sent(library, { "opportunities.yaml": co6(3) });
    const table = await makeTable(tables, first);
    const game = table.viewOf(0);
    for (let guest = 0; guest < 2; guest++)
      for (let n = 0; n < 15; n++) {
        const files = { "pack.yaml": HEAD.replace("My box", `Box ${n}`), "opportunities.yaml": co6(n + 20 * guest) };
        expect((await library.add("diktat", `guest-${guest}`, files)).ok).toBe(true);
      }
    expect(library.inMemory).toBe(24);
    // The table has its own, and whoever asks gets it from the store.
    expect(table.viewOf(0)).toEqual(game);
    expect(await library.text("diktat", first)).toMatchObject({ edition: first });
    expect(await library.text("diktat", "0".repeat(32))).toBeNull();
    expect(library.inMemory).toBe(24);
    await tables.close();
  });

  it("is refused in both languages where it is wrong, and nothing of it is kept", async () => {
    const library = libraryOf(games);
    const wrong = await library.add("diktat", "anna", {
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
    expect(await library.add("chess", "anna", {})).toMatchObject({ refusal: { reason: "noPacks" } });
  });
});

describe("a table outlives the release it began in", () => {
  it("goes on with its own cards when those of the base pack have changed", async () => {
    const tables = open(libraryOf(games));
    const table = await makeTable(tables);
    const { pack } = await table.summary("anna");
    await tables.close();

    const newer = release((files) => ({
      ...files,
      "opportunities.yaml": files["opportunities.yaml"]!.replace("n: 5}", "n: 6}"),
    }));
    const library = libraryOf(newer);
    expect(library.offered("diktat")![0]!.id).not.toBe(pack!.id);
    const again = open(library);
    const reopened = (await again.open(table.id))!;
    expect((await reopened.summary("anna")).pack).toEqual(pack);
    expect((await makeTable(again).then((fresh) => fresh.summary("anna"))).pack?.id).toBe(
      library.offered("diktat")![0]!.id,
    );
    await again.close();
  });

  it("is read in better words when only those have changed", async () => {
    const tables = open(libraryOf(games));
    const table = await makeTable(tables);
    await tables.close();

    const newer = release((files) => ({
      ...files,
      "opportunities.yaml": files["opportunities.yaml"]!.replace("Gain: 5 PP.", "Gain: five PP."),
    }));
    const library = libraryOf(newer);
    const again = open(library);
    const reopened = (await again.open(table.id))!;
    const { pack } = await reopened.summary("anna");
    expect(pack).toEqual(library.offered("diktat")![0]);
    expect(JSON.stringify(await library.text("diktat", pack!.id))).toContain("Gain: five PP.");
    await again.close();
  });

  it("began before packs were kept, and opens with the game's own", async () => {
    const tables = open(libraryOf(games));
    const table = await makeTable(tables);
    const record = (await store.table(table.id))!;
    await store.createTable({ ...record, id: "an-old-one", pack: null });
    expect((await (await tables.open("an-old-one"))!.summary("anna")).pack).toBeUndefined();
    await tables.close();
  });
});

it("a table asks for a pack that is there", async () => {
  const tables = open(libraryOf(games));
  await expect(makeTable(tables, "0".repeat(32))).rejects.toThrow("noPack");
  expect(await store.tablesOf("anna", 9)).toEqual([]);
  await tables.close();
});
