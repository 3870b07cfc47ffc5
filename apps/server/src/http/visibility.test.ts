import { type CreateTable, TableList, TableSummary } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await serveToy(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const someone = async (name: string): Promise<Browser> => {
  const browser = new Browser(server.address);
  await browser.signIn(name);
  return browser;
};

const open = async (host: Browser, visibility: CreateTable["visibility"]): Promise<TableSummary> => {
  const asked = { game: "toy", language: "en", name: `A ${visibility} table`, seats: ["me", "open"], visibility };
  return TableSummary.parse(await (await host.fetch("/api/tables", asked)).json());
};

const listed = async (browser: Browser): Promise<TableList> =>
  TableList.parse(await (await browser.fetch("/api/tables")).json());

it("lists a public table to everybody, an unlisted one and one by invitation to those who sit there", async () => {
  const [host, stranger] = [await someone("Anna"), await someone("Bert")];
  const made = [await open(host, "public"), await open(host, "unlisted"), await open(host, "invitation")];
  expect(made.map(({ visibility }) => visibility)).toEqual([undefined, "unlisted", "invitation"]);
  const ids = made.map(({ id }) => id);
  const seen = await listed(stranger);
  expect(seen.open.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([ids[0]]);
  expect(seen.mine).toEqual([]);
  expect(JSON.stringify(await listed(new Browser(server.address)))).not.toMatch(new RegExp(`${ids[1]}|${ids[2]}`));
  expect((await listed(host)).mine.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

it("whoever has the link of an unlisted table sees it and sits down", async () => {
  const [host, friend] = [await someone("Anna"), await someone("Bert")];
  const { id, invitation } = await open(host, "unlisted");
  expect(invitation).toBeUndefined();
  expect((await friend.fetch(`/api/tables/${id}`)).status).toBe(200);
  expect((await friend.fetch(`/api/tables/${id}/join`, {})).status).toBe(200);
});

it("a table by invitation does not exist for who has its id alone", async () => {
  const [host, stranger] = [await someone("Anna"), await someone("Bert")];
  const { id } = await open(host, "invitation");
  for (const [path, body] of [
    [""],
    ["/view"],
    ["/moments"],
    ["/moments/0"],
    ["/chance"],
    ["/notes"],
    ["/fork", { move: 0, seats: ["me", "open"] }],
    ["/join", {}],
    ["/leave", {}],
    ["/advice", {}],
    ["/enter", { invitation: "x".repeat(24) }],
    ["/commands", { t: "undo", cmd: "a-command" }],
  ] as const) {
    const answer = await stranger.fetch(`/api/tables/${id}${path}`, body);
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, '{"reason":"noTable"}']);
  }
  const line = await stranger.connect();
  line.send({ t: "follow", table: id });
  await line.next("fault", ({ reason }) => reason === "noTable");
  // Something happens there; the stranger hears nothing of it.
  await host.fetch(`/api/tables/${id}/leave`, {});
  line.send({ t: "ping" });
  await line.next("pong");
  expect(line.heard).toEqual([]);
  line.hangUp();
});

it("who shows the invitation of its link is let in and stays let in, also after a restart", async () => {
  const [host, friend] = [await someone("Anna"), await someone("Bert")];
  const { id, invitation } = await open(host, "invitation");
  expect(invitation).toMatch(/^[\w-]{24}$/);
  const entered = await friend.fetch(`/api/tables/${id}/enter`, { invitation });
  const seen = TableSummary.parse(await entered.json());
  expect([seen.id, seen.visibility, seen.invitation]).toEqual([id, "invitation", undefined]);
  await server.close();
  server = await serveToy(folder.path);
  const again = new Browser(server.address);
  again.cookie = friend.cookie;
  const joined = TableSummary.parse(await (await again.fetch(`/api/tables/${id}/join`, {})).json());
  expect([joined.you, joined.status, joined.invitation]).toEqual([1, "running", invitation]);
});
