import { Fault } from "@paravent/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningServer } from "../serve.ts";
import { type Asked, Authenticator } from "../testing/authenticator.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";
import { serveToy } from "../testing/toy-server.ts";

const PASSWORD = "lanterne sous la neige";
const ORIGIN = "https://paravent.example";

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await serveToy(folder.path, { PARAVENT_ORIGIN: ORIGIN });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const faultOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  Fault.parse(await answer.json()).reason,
];
const asked = async (browser: Browser, path: string, body: object = {}): Promise<Asked> => {
  const answer = await browser.fetch(`/api/passkeys/${path}`, body);
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
};
/** With the cookies of before, at the server as it runs now. */
const now = ({ cookie }: Browser): Browser => Object.assign(new Browser(server.address), { cookie });

it("ASVS 6.3.3: where a passkey is required of everybody, no password alone opens an account, old or new", async () => {
  const [ada, bea] = [new Browser(server.address), new Browser(server.address)];
  for (const [browser, name] of [
    [ada, "Ada"],
    [bea, "Bea"],
  ] as const) {
    await browser.signIn(name);
    expect((await browser.fetch("/api/account", { name, password: PASSWORD })).status).toBe(201);
  }
  const key = new Authenticator(ORIGIN);
  const passkey = key.make(await asked(bea, "begin", { password: PASSWORD }));
  expect((await bea.fetch("/api/passkeys", { passkey })).status).toBe(200);
  await server.close();
  server = await serveToy(folder.path, { PARAVENT_ORIGIN: ORIGIN, PARAVENT_REQUIRE_PASSKEY: "on" });

  // Who is new begins with a passkey.
  const cleo = new Browser(server.address);
  await cleo.signIn("Cleo");
  const wish = { name: "Cleo", password: PASSWORD };
  expect(await faultOf(await cleo.fetch("/api/account", wish))).toEqual([403, "keyRequired"]);
  const first = new Authenticator(ORIGIN).make(await asked(cleo, "sign-up/begin", { name: "Cleo" }));
  expect((await cleo.fetch("/api/passkeys/sign-up", { name: "Cleo", passkey: first })).ok).toBe(true);

  // The password of who was here before opens nothing, with a passkey or without; a wrong one is told nothing.
  const elsewhere = new Browser(server.address);
  const signIn = (name: string, password: string) => elsewhere.fetch("/api/account/sign-in", { name, password });
  for (const name of ["Ada", "Bea"]) expect(await faultOf(await signIn(name, PASSWORD))).toEqual([401, "keyNeeded"]);
  expect(await faultOf(await signIn("Ada", "another one entirely"))).toEqual([401, "wrongCredentials"]);
  const answer = key.sign(await asked(elsewhere, "sign-in/begin"));
  expect((await elsewhere.fetch("/api/passkeys/sign-in", { passkey: answer })).status).toBe(200);

  // Where Ada is signed in she still is, and makes herself a passkey; nobody gives up the last one.
  const here = now(ada);
  const hers = new Authenticator(ORIGIN).make(await asked(here, "begin", { password: PASSWORD }));
  expect((await here.fetch("/api/passkeys", { passkey: hers })).status).toBe(200);
  const removed = await here.fetch(`/api/passkeys/${hers.id}/remove`, { password: PASSWORD });
  expect(await faultOf(removed)).toEqual([409, "lastPasskey"]);
  const off = await here.fetch("/api/account/key-needed", { password: PASSWORD, isNeeded: false });
  expect(await faultOf(off)).toEqual([409, "keyRequired"]);
});
