import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { LetterBox } from "../../../server/src/testing/letter-box.ts";
import { TestPostOffice } from "../../../server/src/testing/post-office.ts";
import { PushBrowser } from "../../../server/src/testing/push-browser.ts";
import { violations } from "./axe.ts";
import { openOwnHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const box = new LetterBox();
const office = new TestPostOffice();
const [pushService, postOffice] = await Promise.all([box.open(), office.open()]);
const house = openOwnHouse({
  PARAVENT_ORIGIN: "http://paravent.example",
  PARAVENT_SMTP_URL: postOffice,
  PARAVENT_MAIL_FROM: "tables@paravent.example",
  PARAVENT_CALLS_INSIDE: "on",
});
afterAll(() => Promise.all([box.close(), office.close()]));

const at = (page: Page, path: string): string => new URL(path, page.url()).href;

/** Puts a push service of this test in the place of the browser's own, which nobody reaches from here. */
async function withPushService(page: Page, endpoint: string, keys: PushBrowser["keys"]): Promise<void> {
  await page.addInitScript(
    (subscription) => {
      let given: object | null = null;
      const subscribed = {
        endpoint: subscription.endpoint,
        toJSON: () => subscription,
        unsubscribe: async () => {
          given = null;
          return true;
        },
      };
      PushManager.prototype.subscribe = async () => {
        given = subscribed;
        return given as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => given as PushSubscription | null;
    },
    { endpoint, keys },
  );
}

test("a guest is called in the browser by what only it can read, until they do not want it", async () => {
  const own = new PushBrowser();
  const { page, faults } = await house.visit(DESKTOP, "en", { permissions: ["notifications"] });
  await withPushService(page, `${pushService}/guest`, own.keys);
  // Nobody sees the badge of a browser without a window.
  await page.addInitScript(() => {
    const set = async (badge = 0): Promise<void> => void Object.assign(globalThis, { badge });
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: () => set(0) });
  });
  await page.goto(at(page, "/account/settings"));
  await page.getByLabel("Notify me: This browser").check();
  await page.getByLabel("Send a test: This browser").click();
  await page.locator("[data-arrived=true]").waitFor();
  // What is called for, and in which way, is chosen line by line.
  const over = page.getByLabel("A game ends (with its replay): Browser");
  await Promise.all([page.waitForResponse(/calls\/habits$/), over.uncheck()]);
  await page.reload();
  await expect.poll(() => over.isChecked()).toBe(false);
  expect(await page.getByLabel(/^It is my turn \(one move.*: Browser$/).isChecked()).toBe(true);
  expect(await page.getByLabel("A game ends (with its replay): E-mail").isDisabled()).toBe(true);
  // What is offered is for nobody else: others may read along where a webhook posts.
  expect(await page.getByLabel(/^I am offered something.*: Webhook$/).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Pause all until tomorrow" }).click();
  await page.getByText(/^Paused until \w+day/).waitFor();
  await page.getByRole("button", { name: "Resume", exact: true }).click();
  await page.getByRole("button", { name: "Pause all until tomorrow" }).waitFor();
  const pushed = own.read(box.posted.at(-1)!.body);
  expect(JSON.parse(pushed)).toMatchObject({ title: "Test: this is where you are called", path: "/" });
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Notify me: This browser").uncheck();
  await page.getByLabel("Send a test: This browser").waitFor({ state: "detached" });

  // A game that waits for them calls by the tab's title and icon, and by the badge.
  const icon = () => page.locator("link[rel=icon]").getAttribute("href");
  const badge = () => page.evaluate(() => (globalThis as { badge?: number }).badge);
  expect([await icon(), await badge()]).toEqual(["/icon.svg", 0]);
  const data = { game: "dclight", language: "en", name: "Lucerna", seats: ["me", { bot: "random" }] };
  const { id } = await (await page.request.post(at(page, "/api/tables"), { data })).json();
  await page.goto(at(page, "/"));
  await expect.poll(() => page.title()).toBe("● Your turn – Lucerna");
  expect([await icon(), await badge()]).toEqual(["/icon-calling.svg", 1]);
  await page.request.post(at(page, `/api/tables/${id}/leave`), { data: {} });
  await page.reload();
  // The page has this icon before anybody has set it: the badge says that it was.
  await expect.poll(badge).toBe(0);
  expect([await page.title(), await icon()]).toEqual(["Paravent", "/icon.svg"]);
  expect(faults).toEqual([]);
});

test("an address is confirmed by the link in its letter, and let be by another", async () => {
  const { page, faults } = await house.visit(PHONE, "fr");
  await page.goto(at(page, "/account/settings"));
  const form = page.locator("form").filter({ has: page.locator("input[autocomplete=new-password]") });
  await form.locator("input[autocomplete=username]").fill("milena.k");
  await form.locator("input[autocomplete=new-password]").fill("seven grey geese fly");
  await form.locator("button[type=submit]:not([name])").click();
  const mail = page.locator("form").filter({ has: page.locator("input[type=email]") });
  await mail.locator("input[type=email]").fill("milena@example.org");
  await mail.locator("input[type=password]").fill("seven grey geese fly");
  await mail.locator("button[type=submit]").click();
  await page.getByText("Une lettre attend à milena@example.org").waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  const follow = async (n: number, link: RegExp): Promise<void> => {
    const [, path] = link.exec(office.received[n]!.text)!;
    await page.goto(at(page, path!));
    // The same page with another part after # is not loaded anew by itself.
    await page.reload();
    await page.locator(".letter button").click();
    await page.locator(".letter [role=status]").waitFor();
  };
  await follow(0, /http:\/\/paravent\.example(\/confirm#\S+)/);
  await page.goto(at(page, "/account/settings"));
  await page.getByLabel("Essayer : E-mail").click();
  await page.locator("[data-arrived=true]").waitFor();
  expect(await violations(page)).toEqual([]);
  await follow(1, /http:\/\/paravent\.example(\/unsubscribe\/[\w~-]+)/);
  await page.goto(at(page, "/account/settings"));
  await expect.poll(() => page.getByLabel("Recevoir les avis : E-mail").isChecked()).toBe(false);
  expect(faults).toEqual([]);
});
