import { expect, test } from "vitest";
import { Authenticator } from "../../../server/src/testing/authenticator.ts";
import { violations } from "./axe.ts";
import { MODERATOR, openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { smallTargets } from "./too-small.ts";

const house = openHouse();

test("how people talk is said before one sits down; somebody is muted and reported, and a moderator decides", async () => {
  const host = await house.visit(DESKTOP, "en");
  const guest = await house.visit(PHONE, "fr");
  const address = (path: string) => new URL(path, host.page.url()).href;
  await host.page
    .getByRole("button", { name: /^Create a table/ })
    .first()
    .click();
  await host.page.getByRole("button", { name: "Invite a player" }).first().click();
  await host.page.getByRole("button", { name: "To all", exact: true }).click();
  await host.page.locator(".create button[type=submit]").click();
  await guest.page.goto(await host.page.locator("#invite").inputValue());
  await guest.page.getByText("Tout se dit à toute la table").waitFor();
  await guest.page.getByRole("button", { name: "Prendre une place" }).click();

  // A phrase is read in the reader's own language.
  await host.page.locator("[data-talk]").first().click();
  await guest.page.locator("[data-talk]").first().click();
  await guest.page.getByRole("button", { name: "Bien joué" }).click();
  const line = host.page.locator(".talk li", { hasText: "Well played" });
  await line.waitFor();
  await host.page.locator(".talk-others summary").click();
  await host.page.getByRole("button", { name: /^Mute / }).click();
  await line.waitFor({ state: "detached" });
  await host.page.getByRole("button", { name: /^Report / }).click();
  await host.page.getByLabel("In a few words").fill("Not so well.");
  expect(await violations(host.page)).toEqual([]);
  await host.page.locator(".talk-report button[type=submit]").click();
  await host.page.getByText("The moderators will read your report").waitFor();

  const { page, faults } = await house.visit(PHONE, "fr");
  // Moderators sign in by passkey, which browsers know of names only.
  const { origin } = new URL(address("/").replace("127.0.0.1", "localhost"));
  const asked = async (path: string, data: object) => (await page.request.post(origin + path, { data })).json();
  await asked("/api/session", { name: "Marta", language: "fr" });
  const begun = await asked("/api/passkeys/sign-up/begin", { name: MODERATOR });
  await asked("/api/passkeys/sign-up", { name: MODERATOR, passkey: new Authenticator(origin).make(begun) });
  await page.goto(`${origin}/moderation`);
  await page.getByText("Not so well.").waitFor();
  const accused = page.locator(".mod li.accused", { hasText: "Bien joué" });
  await accused.waitFor();
  expect(await accused.innerText()).toMatch(/\S\u00a0: Bien joué/);
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole("button", { name: "Suspendre ses messages 7 jours" }).click();
  await page.getByText("Messages suspendus").waitFor();
  await guest.page.getByRole("button", { name: "Bien joué" }).click();
  await guest.page.getByText("Les modérateurs ont suspendu vos messages").waitFor();
  expect([...host.faults, ...guest.faults, ...faults]).toEqual([]);
});
