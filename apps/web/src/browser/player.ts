import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Parts of a whole Chromium that are left out: the list under its address bar is a page of its own in every window,
 * and costs as much as ours. Those after the second are what Playwright leaves out, for the last list named holds.
 */
const LEFT_OUT = [
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** A fresh Chromium that talks to nobody but our server. */
export function openChromium(executablePath: string, more: readonly string[] = []): Promise<Browser> {
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
      `--disable-features=${LEFT_OUT.join()}`,
      ...more,
    ],
  });
}

/** Somebody with a browser of their own. What goes wrong in it is kept to be looked at. */
export interface Player {
  readonly page: Page;
  readonly faults: string[];
}

/** Whether a window of this size is that of a telephone. */
export const isPhone = ({ width }: { readonly width: number }): boolean => width < 600;

/** Opens a browser for somebody, at no page yet. */
export async function newPlayer(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
  language: "fr" | "en",
  more: BrowserContextOptions = {},
): Promise<Player> {
  const phone = isPhone(viewport);
  const context = await browser.newContext({
    viewport,
    locale: language === "fr" ? "fr-FR" : "en-GB",
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: "reduce",
    ...more,
  });
  await context.addInitScript(drawNothing);
  // Tests of what can be done at a table do not wait for what is shown; those of the stage choose a pace themselves.
  // They give every answer themselves.
  await context.addInitScript(() => {
    if (location.protocol === "about:") return;
    if (localStorage.getItem("paravent.pace") === null) localStorage.setItem("paravent.pace", "off");
    if (localStorage.getItem("paravent.askAll") === null) localStorage.setItem("paravent.askAll", "on");
  });
  const page = await context.newPage();
  const picture = page.screenshot.bind(page);
  page.screenshot = async (options) => {
    await draw(page);
    return picture(options);
  };
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("request", (request) => {
    if (!request.url().startsWith(address)) faults.push(`asked for ${request.url()}`);
  });
  return { page, faults };
}

/**
 * Without a graphics card drawing is most of the work, and few tests look at pixels: a body that nobody sees is laid out,
 * touched and read like any other. Without one the grain of the drawings, too, would be computed anew for every frame.
 */
function drawNothing(): void {
  if (location.protocol === "about:") return;
  const plain = new CSSStyleSheet();
  const hidden = localStorage.getItem("tests.draw") === null ? "body { opacity: 0 !important; }" : "";
  plain.replaceSync(`* { filter: none !important; } ${hidden}`);
  document.adoptedStyleSheets.push(plain);
}

/** From here on the page is drawn, for those who look at its pixels, colours or movements. */
export async function draw(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (localStorage.getItem("tests.draw") !== null) return;
    localStorage.setItem("tests.draw", "on");
    const seen = new CSSStyleSheet();
    seen.replaceSync("body { opacity: 1 !important; }");
    document.adoptedStyleSheets.push(seen);
  });
}

/** Gives the window another size, and waits until the page has taken it in. */
export async function resized(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
