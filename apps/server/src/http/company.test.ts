import { AversionList, ReportList, type TableSummary, TableTerms } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../serve.ts";
import { Authenticator } from "../testing/authenticator.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

const ORIGIN = "https://paravent.example";

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await serveToy(folder.path, {
    PARAVENT_MODERATORS: "Marta, Otto",
    PARAVENT_LIMITS: "100",
    PARAVENT_ORIGIN: ORIGIN,
  });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

let lines = 0;
const keys = new Map<string, Authenticator>();

async function guest(name: string): Promise<Browser> {
  const browser = new Browser(server.address);
  await browser.signIn(name);
  return browser;
}

async function moderator(name: string): Promise<Browser> {
  const browser = await guest(name);
  const begun = await (await browser.fetch("/api/passkeys/sign-up/begin", { name })).json();
  const key = new Authenticator(ORIGIN);
  keys.set(name, key);
  const passkey = key.make(begun);
  expect((await browser.fetch("/api/passkeys/sign-up", { name, passkey })).status).toBe(201);
  return browser;
}

/** A moderator at another machine. */
async function signedIn(name: string): Promise<Browser> {
  const browser = new Browser(server.address);
  const begun = await (await browser.fetch("/api/passkeys/sign-in/begin", {})).json();
  await browser.fetch("/api/passkeys/sign-in", { passkey: keys.get(name)!.sign(begun) });
  return browser;
}

/** Anna's table, at which the others sit down. */
async function table(people: readonly Browser[], terms?: object): Promise<string> {
  const [host, ...others] = people;
  const wish = { game: "toy", language: "en", seats: ["me", ...others.map(() => "open")], ...(terms && { terms }) };
  const { id } = (await (await host!.fetch("/api/tables", wish)).json()) as TableSummary;
  for (const other of others) expect((await other.fetch(`/api/tables/${id}/join`, {})).status).toBe(200);
  return id;
}

async function say(who: Browser, id: string, to: number | null, text: string): Promise<string> {
  const message = { t: "say", cmd: `line-number-${lines++}`, table: id, to, text };
  const answer = await who.fetch(`/api/tables/${id}/commands`, message);
  return answer.status === 200 ? "said" : (await answer.json()).reason;
}

const termsOf = async (who: Browser, id: string): Promise<TableTerms> =>
  TableTerms.parse(await (await who.fetch(`/api/tables/${id}/terms`)).json());

const reports = async (who: Browser): Promise<ReportList["reports"]> =>
  ReportList.parse(await (await who.fetch("/api/moderation")).json()).reports;

it("a table says before anybody sits down how people talk there, and keeps to it", async () => {
  const [anna, bert, carl] = [await guest("Anna"), await guest("Bert"), await guest("Carl")];
  for (const [talk, aloud, apart] of [
    ["rules", "said", "said"],
    ["free", "said", "said"],
    ["public", "said", "talkPublic"],
    ["none", "talkNone", "talkNone"],
  ] as const) {
    const id = await table([anna, bert], { talk });
    expect(await termsOf(carl, id)).toEqual({ talk, muted: [], blocked: [] });
    expect([await say(anna, id, null, "Good evening."), await say(bert, id, 0, "Psst.")]).toEqual([aloud, apart]);
  }
  expect((await termsOf(anna, await table([anna, bert]))).talk).toBe("rules");
  const odd = await anna.fetch("/api/tables", { game: "toy", language: "en", seats: ["me"], terms: { talk: "loud" } });
  expect(odd.status).toBe(400);
});

it("who is muted is named by seat; who is blocked says nothing in private and does not sit down where one is host", async () => {
  const [anna, bert] = [await guest("Anna"), await guest("Bert")];
  const id = await table([anna, bert]);
  const put = (how: string | null, seat = 1) => anna.fetch(`/api/tables/${id}/aversions`, { seat, how });
  expect((await put("mute", 0)).status).toBe(409);
  expect(await (await put("mute")).json()).toEqual({ talk: "rules", muted: [1], blocked: [] });
  expect(await say(bert, id, 0, "Psst.")).toBe("said");
  await put("block");
  expect(await termsOf(anna, id)).toEqual({ talk: "rules", muted: [1], blocked: [1] });
  expect(await termsOf(bert, id)).toEqual({ talk: "rules", muted: [], blocked: [] });
  expect([await say(bert, id, 0, "Psst."), await say(bert, id, null, "Well.")]).toEqual(["notHeard", "said"]);
  const { id: open } = await anna.makeTable({ game: "toy", seats: ["me", "open"] });
  const refused = await bert.fetch(`/api/tables/${open}/join`, {});
  expect([refused.status, (await refused.json()).reason]).toEqual([409, "unwelcome"]);

  const list = async () => AversionList.parse(await (await anna.fetch("/api/account/aversions")).json()).people;
  const [one] = await list();
  expect(one).toMatchObject({ name: "Bert", how: "block" });
  expect((await bert.fetch(`/api/account/aversions/${one!.id}/end`, {})).status).toBe(404);
  expect((await anna.fetch(`/api/account/aversions/${one!.id}/end`, {})).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await bert.fetch(`/api/tables/${open}/join`, {})).status).toBe(200);
});

it("a report carries what its reporter heard from both, and nothing that others said to them apart", async () => {
  const marta = await moderator("Marta");
  const [anna, bert, carl] = [await guest("Anna"), await guest("Bert"), await guest("Carl")];
  const id = await table([anna, bert, carl]);
  await say(bert, id, null, "You play like a goose.");
  await say(bert, id, 0, "Goose.");
  await say(carl, id, 0, "I hold the crown.");
  await say(bert, id, 2, "She is a goose.");
  const told = { seat: 1, reason: "insults", words: "Every game." };
  expect((await anna.fetch(`/api/tables/${id}/reports`, { ...told, seat: 0 })).status).toBe(409);
  expect((await (await guest("Dora")).fetch(`/api/tables/${id}/reports`, told)).status).toBe(409);
  expect((await anna.fetch(`/api/tables/${id}/reports`, told)).status).toBe(201);

  const moderates = async (who: Browser) => (await (await who.fetch("/api/account/aversions")).json()).moderates;
  expect([await moderates(marta), await moderates(anna)]).toEqual([true, undefined]);
  for (const other of [anna, await moderator("Olga")]) expect((await other.fetch("/api/moderation")).status).toBe(403);
  // No password alone opens what moderators see.
  await marta.fetch("/api/account/password", {
    next: "lanterne sous la neige",
    passkey: keys.get("Marta")!.sign(await (await marta.fetch("/api/passkeys/proof/begin", {})).json()),
  });
  expect(await (await marta.fetch("/api/moderation")).json()).toEqual({ reason: "moderatorKey" });
  const need = { isNeeded: true, password: "lanterne sous la neige" };
  expect((await marta.fetch("/api/account/key-needed", need)).status).toBe(200);
  const [first] = await reports(marta);
  expect(first).toMatchObject({ by: "Anna", about: "Bert", reason: "insults", words: "Every game.", verdict: null });
  expect(first!.evidence.map(({ by, apart, text }) => [by, apart, text])).toEqual([
    ["Bert", false, "You play like a goose."],
    ["Bert", true, "Goose."],
  ]);

  const decide = (verdict: string) => marta.fetch(`/api/moderation/${first!.id}`, { verdict, days: 3 });
  expect((await decide("silenced")).status).toBe(200);
  expect((await decide("dismissed")).status).toBe(409);
  expect(await say(bert, id, null, "Goose!")).toBe("silenced");
  expect(await say(anna, id, null, "Thank you.")).toBe("said");
});

it("moderators are shown nothing of a game under way in which they sit, and judge nothing about themselves", async () => {
  const otto = await moderator("Otto");
  const anna = await guest("Anna");
  const id = await table([anna, otto]);
  await anna.fetch(`/api/tables/${id}/reports`, { seat: 1, reason: "spam", words: "" });
  expect((await reports(otto)).filter(({ table: at }) => at === id)).toEqual([]);
  const marta = await signedIn("Marta");
  const { id: own } = (await reports(marta)).find(({ table: at }) => at === id)!;
  expect((await otto.fetch(`/api/moderation/${own}`, { verdict: "dismissed" })).status).toBe(404);
  expect((await marta.fetch(`/api/moderation/${own}`, { verdict: "dismissed" })).status).toBe(200);
});
