import { expect, test } from "vitest";
import { covered } from "./covered.ts";
import { dice, playOne } from "./driver.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE, type Player } from "./player.ts";

const house = openHouse();

/** Two people at one table of two; the first one has opened it and allows moves to be taken back by consent. */
async function together(): Promise<{ host: Player; guest: Player }> {
  const [host, guest] = [await house.visit(DESKTOP, "en"), await house.visit(PHONE, "en")];
  const { page } = host;
  await page.getByRole("button", { name: "Create a table of Diktat" }).click();
  await page.getByRole("button", { name: "2", exact: true }).click();
  await page.getByRole("button", { name: "Invite a player" }).click();
  await page.getByRole("checkbox", { name: "Undo" }).check();
  await page.getByRole("button", { name: "Open the table and invite" }).click();
  const link = await page.locator("#invite").inputValue();
  await guest.page.goto(link);
  await guest.page.getByRole("button", { name: "Take a seat" }).click();
  for (const { page: each } of [host, guest]) await each.locator(".bar").first().waitFor();
  return { host, guest };
}

async function say({ page }: Player, words: string): Promise<void> {
  await page.locator(".talk form input").fill(words);
  await page.locator(".talk form button[type=submit]").click();
  await page.locator(".talk li", { hasText: words }).waitFor();
}

test("two people talk at the table and apart, and hear that there is something to read", async () => {
  const { host, guest } = await together();
  await host.page.getByRole("button", { name: "Chat" }).click();
  await say(host, "Good evening.");
  await guest.page.getByRole("button", { name: "Chat, 1 unread" }).click();
  await guest.page.locator(".talk li", { hasText: "Good evening." }).waitFor();
  await guest.page.locator(".talk nav button").nth(1).click();
  await say(guest, "<b>Karst</b> is mine.");
  await host.page.locator(".talk nav b", { hasText: "1" }).waitFor();
  await host.page.locator(".talk nav button").nth(1).click();
  await host.page.locator(".talk li", { hasText: "<b>Karst</b> is mine." }).waitFor();
  // Talk is still there after the page was loaded anew, and nothing of it is new.
  await host.page.reload();
  await host.page.getByRole("button", { name: "Chat", exact: true }).click();
  await host.page.locator(".talk li", { hasText: "Good evening." }).waitFor();
  await host.page.keyboard.press("Escape");
  await host.page.locator(".talk").waitFor({ state: "detached" });
  expect([host.faults, guest.faults]).toEqual([[], []]);
});

/** Plays until one of them is asked to name the first player. */
async function whoNames(...players: Player[]): Promise<Player> {
  for (let looks = 0; looks < 100; looks++)
    for (const player of players) {
      const mine = player.page.locator(".bar[data-tone=mine] .bar-lead").first();
      const lead = (await mine.count()) > 0 ? await mine.textContent() : null;
      if (lead?.includes("Name who begins")) return player;
      if (lead !== null) await playOne(player.page, dice(looks));
    }
  throw new Error("nobody names the first player");
}

test("an answer that passed the turn on is taken back if the other agrees; an own one at once", async () => {
  const { host, guest } = await together();
  // Whatever comes before it, the Administrator names the first player.
  const first = await whoNames(host, guest);
  const [isHost, other] = [first === host, first === host ? guest : host];
  const names = async (seat: number) => {
    await first.page.locator(`[data-ref="seat:${seat}"]:visible`).first().click();
    await first.page.locator("[data-commit]:visible").first().click();
  };
  const isAskedAgain = async () => {
    await first.page.locator(".bar-lead", { hasText: "Name who begins" }).first().waitFor();
  };
  await names(isHost ? 1 : 0);
  await first.page.getByRole("button", { name: "Ask to undo" }).click();
  await first.page.getByText("You asked to undo a move.").waitFor();
  await other.page.getByRole("button", { name: "Agree" }).click();
  await isAskedAgain();
  await names(isHost ? 0 : 1);
  await first.page.getByRole("button", { name: "Undo", exact: true }).click();
  await isAskedAgain();
  expect([host.faults, guest.faults]).toEqual([[], []]);
});

test("a table with a clock shows the time left; who leaves it from home is replaced by a bot", async () => {
  const [host, guest] = [await house.visit(DESKTOP, "en"), await house.visit(PHONE, "en")];
  await host.page.getByRole("button", { name: "Create a table of Diktat" }).click();
  await host.page.getByRole("button", { name: "2", exact: true }).click();
  await host.page.getByRole("button", { name: "Invite a player" }).click();
  await host.page.getByRole("button", { name: "Live" }).click();
  await host.page.getByLabel("Per decision").selectOption({ label: "10 minutes" });
  await host.page.locator(".create-choice select").nth(1).selectOption({ label: "None" });
  await host.page.getByRole("button", { name: "Open the table and invite" }).click();
  await guest.page.goto(await host.page.locator("#invite").inputValue());
  await guest.page.getByRole("button", { name: "Take a seat" }).click();
  for (const { page } of [host, guest])
    expect(await page.getByRole("timer").first().textContent()).toMatch(/^(10:00|9:\d\d)$/);
  await guest.page.goto(new URL("/", guest.page.url()).href);
  await guest.page.getByRole("button", { name: /^Leave the table/ }).click();
  await guest.page.getByRole("button", { name: "Leave for good" }).click();
  await host.page.locator("[data-left]", { hasText: "has left the table" }).waitFor();
  // The table makes room for what is said of those who are not there, and takes it back.
  const top = host.page.locator(".dc-top, .dc-phone-top, .tb-top, .tb-phone-top").first();
  await expect.poll(() => covered(host.page, "header", ".notices .undo")).toEqual([]);
  expect((await top.boundingBox())!.y).toBeGreaterThan(0);
  await host.page.locator("[data-left] button").click();
  await expect.poll(() => host.page.locator("[data-left]").count()).toBe(0);
  await expect.poll(async () => (await top.boundingBox())!.y).toBe(0);
});
