import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A fresh Chromium that talks to nobody but our server. */
export function openChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-quic",
    ],
  });
}

/** Somebody with a browser of their own. What goes wrong in it is kept to be looked at. */
export interface Player {
  readonly page: Page;
  readonly faults: string[];
}

export async function newPlayer(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
  language: "fr" | "en",
  more: BrowserContextOptions = {},
): Promise<Player> {
  const isPhone = viewport.width < 600;
  const context = await browser.newContext({
    viewport,
    locale: language === "fr" ? "fr-FR" : "en-GB",
    hasTouch: isPhone,
    isMobile: isPhone,
    ...more,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("request", (request) => {
    if (!request.url().startsWith(address)) faults.push(`asked for ${request.url()}`);
  });
  await page.goto(address);
  return { page, faults };
}
