import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { answerOne, finger } from "./dclight-player.ts";
import { dice } from "./driver.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";

const house = openHouse();

test("somebody is invited, sits down, talks and is sent away; who comes too late waits or watches", async () => {
  const [host, guest] = [await house.visit(DESKTOP, "en"), await house.visit(PHONE, "en")];
  const address = (path: string) => new URL(path, host.page.url()).href;
  const data = { game: "dclight", language: "en", name: "Passage Lucerna", seats: ["me", "open", "open"] };
  const { id } = await (await host.page.request.post(address("/api/tables"), { data })).json();
  await host.page.goto(address(`/table/${id}`));
  // Who opens a table gives their name there, as those do who come.
  await host.page.getByLabel("Your name at the table").fill("Ondra");
  await host.page.keyboard.press("Tab");
  await host.page.getByText("Ondra’s table").waitFor();
  await guest.page.goto(await host.page.locator("#invite").inputValue());
  await guest.page.getByText("Ondra’s table").waitFor();
  await guest.page.getByRole("heading", { name: "Passage Lucerna" }).waitFor();
  await guest.page.getByRole("button", { name: "Take a seat" }).click();
  await guest.page.getByRole("button", { name: "Leave the table" }).waitFor();
  // Each button is called by what is read on it, that of a free seat too.
  await guest.page.getByRole("button", { name: "Sit here: seat 3" }).waitFor();
  expect(await violations(guest.page)).toEqual([]);
  await guest.page.getByLabel("Message to the table").fill("Hello.");
  await guest.page.keyboard.press("Enter");
  await host.page.locator(".place-talk li", { hasText: "Hello." }).waitFor();

  // The guest would sit first; the host agrees.
  await guest.page
    .getByRole("button", { name: /^Swap seats:/ })
    .first()
    .click();
  await host.page.getByRole("button", { name: "Swap seats", exact: true }).click();
  await guest.page.locator(".place-seat", { hasText: "First in the order of seats" }).getByText("you").waitFor();

  await host.page.getByRole("button", { name: /^Free the seat of/ }).click();
  await host.page.getByLabel("Reason told to them").selectOption({ label: "Table kept for friends" });
  await host.page.getByRole("button", { name: "Free the seat", exact: true }).click();
  const freed = guest.page.getByRole("heading", { name: "Your seat was freed" });
  await freed.waitFor();
  await guest.page.reload();
  await freed.waitFor();
  await guest.page.getByText("freed your seat: table kept for friends.").waitFor();

  await host.page.getByRole("button", { name: "Fill with bots" }).click();
  await host.page.locator(".bar").first().waitFor();
  const late = await house.visit(PHONE, "en");
  await late.page.goto(host.page.url());
  await late.page.getByRole("heading", { name: "The game has begun" }).waitFor();
  await late.page.getByRole("button", { name: "Tell me" }).click();
  await late.page.getByText("You will be told").waitFor();
  await late.page.getByRole("button", { name: "Watch" }).click();
  await late.page.locator(".bar").first().waitFor();
  // Who watches talks with the others who do: nobody who plays hears of it.
  await late.page.locator("[data-talk]").first().click();
  await late.page.getByRole("button", { name: "Spectators" }).click();
  await late.page.locator(".talk form input").fill("Who is ahead?");
  await late.page.keyboard.press("Enter");
  await late.page.locator(".talk li", { hasText: "Who is ahead?" }).waitFor();
  await host.page.locator("[data-talk]").first().click();
  await host.page.locator(".talk li", { hasText: "Hello." }).waitFor();
  expect(await host.page.locator(".talk li, .talk nav button", { hasText: /Who is ahead|Spectators/ }).count()).toBe(0);
  // Where spectators are a minute behind, that is said before, and while one waits for it.
  const apart = { ...data, seats: ["me", { bot: "skilled" }], terms: { talk: "rules", behind: true } };
  const { id: behind } = await (await host.page.request.post(address("/api/tables"), { data: apart })).json();
  await late.page.goto(address(`/table/${behind}`));
  await late.page.getByText("Spectators see the game a minute later.").waitFor();
  await late.page.getByRole("button", { name: "Watch" }).click();
  await late.page.getByText("You are watching a minute behind").waitFor();
  expect(await late.page.locator(".bar").count()).toBe(0);
  await late.page.goto(address("/table/nowhere"));
  await late.page.getByRole("heading", { name: "No table here" }).waitFor();
  expect([host.faults, late.faults]).toEqual([[], []]);
});

test("on a phone a game under way stands before those one could begin, whoever is to play", async () => {
  const [{ page }, other] = [await house.visit(PHONE, "en"), await house.visit(DESKTOP, "en")];
  const address = (path: string) => new URL(path, page.url()).href;
  const data = { game: "dclight", language: "en", seats: ["me", "open"] };
  const { id } = await (await page.request.post(address("/api/tables"), { data })).json();
  await other.page.request.post(address(`/api/tables/${id}/join`), { data: {} });
  await page.goto(address(`/table/${id}`));
  await answerOne(page, finger, dice(1));
  await page.goto(address("/"));
  await page.locator(".mine-game:not(.waiting)").first().waitFor();
  const top = (of: string) => page.locator(of).evaluate((one) => one.getBoundingClientRect().top);
  expect(await top("#mine")).toBeLessThan(await top(".folds"));
});
