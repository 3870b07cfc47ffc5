import { expect, onTestFinished, test } from "vitest";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { DESKTOP, PHONE } from "./player.ts";
import { smallTargets, smallTexts } from "./too-small.ts";

const house = openHouse();

test("a guest becomes an account, and comes back as themselves on another machine", async () => {
  const { page, faults } = await house.visit(DESKTOP, "en");
  await page.locator('a[href="/account"]:visible').first().click();
  await page.locator(".acc").waitFor();
  expect(await violations(page)).toEqual([]);

  const form = page
    .locator("form")
    .filter({ has: page.locator('input[autocomplete="new-password"]') })
    .first();
  await form.locator('input[autocomplete="username"]').fill("milena.k");
  await form.locator('input[autocomplete="new-password"]').first().fill("seven grey geese fly");
  await form.locator("button[type=submit]:not([name])").click();
  await page.locator(".acc-portraits").waitFor();
  // This device gets a name, by which it is known elsewhere.
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: /^Rename Chrome/ }).click();
  await page.getByRole("form", { name: "Name this device" }).getByRole("textbox").fill("The kitchen");
  await page.getByRole("form", { name: "Name this device" }).getByRole("button").click();
  await page.locator(".acc-sessions", { hasText: "The kitchen" }).waitFor();
  expect(await violations(page)).toEqual([]);

  const other = await house.visit(PHONE, "fr");
  await other.page.goto(new URL("/account", other.page.url()).href);
  const signIn = other.page
    .locator("form")
    .filter({ has: other.page.locator('input[autocomplete="current-password"]') });
  await signIn.locator('input[autocomplete="username"]').fill("milena.k");
  await signIn.locator('input[autocomplete="current-password"]').fill("seven grey geese fly");
  await signIn.locator("button[type=submit]:not([name])").click();
  await other.page.getByRole("link", { name: "Réglages" }).click();
  await other.page.getByRole("button", { name: "Déconnecter The kitchen" }).click();
  expect(await violations(other.page)).toEqual([]);
  expect(await smallTexts(other.page)).toEqual([]);
  expect(await smallTargets(other.page)).toEqual([]);
  // The other machine is left once they have proved who they are.
  const leaving = other.page.getByRole("form", { name: "Déconnecter The kitchen" });
  await leaving.locator("input").fill("seven grey geese fly");
  await leaving.locator("button[type=submit]").click();
  await expect.poll(() => other.page.locator(".acc-sessions li").count()).toBe(1);
  expect([...faults, ...other.faults]).toEqual([]);
});

test("a guest becomes an account by a passkey alone, and signs in and proves who they are by it", async () => {
  const { page, faults } = await house.visit(DESKTOP, "en");
  // Nobody else finds this key.
  onTestFinished(() => page.context().close());
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const address = new URL("/account", page.url());
  // Browsers know no passkeys of bare numbers.
  address.hostname = "localhost";
  await page.goto(address.href);
  const settings = page.getByRole("link", { name: "Settings" });
  const byKey = page.locator('button[value="passkey"]');
  await page.locator(".acc-side form").first().locator('input[name="name"]').fill("Ota");
  await byKey.first().click();
  await page.locator(".acc-portraits").waitFor();
  await settings.click();
  await page.locator("#acc-passkeys").waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL("**/");
  await page.goto(address.href);
  await byKey.nth(1).click();
  await page.locator(".acc-portraits").waitFor();
  await settings.click();
  await page.getByText(/\bUsed /).waitFor();

  await page.getByLabel("New password").fill("seven grey geese fly");
  await page.getByRole("button", { name: "Choose a password" }).click();
  await page.getByRole("button", { name: "Change password" }).waitFor();
  // The password alone opens nothing any more; a code stands in for the key.
  const needed = page.getByRole("form", { name: "Password and passkey" });
  await needed.locator("input").fill("seven grey geese fly");
  await needed.getByRole("button", { name: "Require a passkey" }).click();
  const code = (await needed.locator("code").first().textContent())!;
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL("**/");
  await page.goto(address.href);
  const signIn = page.getByRole("form", { name: "Sign in" });
  await signIn.locator('input[name="name"]').fill("Ota");
  await signIn.locator('input[name="password"]').fill("seven grey geese fly");
  await signIn.getByRole("button", { name: "Sign in", exact: true }).click();
  await signIn.getByLabel("Recovery code").fill(code);
  await signIn.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.locator(".acc-portraits").waitFor();
  await settings.click();
  await page.getByText("9 recovery codes left.").waitFor();
  await needed.locator("input").fill("seven grey geese fly");
  await needed.getByRole("button", { name: "Stop requiring a passkey" }).click();
  await page.getByText("The password is enough again.").waitFor();
  await page.getByRole("button", { name: /^Change the passkey/ }).click();
  const removal = page.getByRole("form", { name: "Remove this passkey" });
  await removal.getByRole("button", { name: "With a passkey instead" }).click();
  await page.locator("#acc-passkeys").locator("xpath=..").locator("li").waitFor({ state: "detached" });
  // That the password was not enough was said as such.
  expect(faults).toEqual([expect.stringContaining("401")]);
});
