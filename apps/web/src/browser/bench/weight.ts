import type { Page } from "playwright-core";
import { PlayedSeat } from "./seat.ts";

/** What a page fetched: how many files, their bytes as sent, and as they are once unpacked. */
export interface Weight {
  readonly files: number;
  readonly sent: number;
  readonly whole: number;
}

type Fetched = Map<string, { readonly kind: string } & Omit<Weight, "files">>;

/** Opens the lobby in a fresh browser: every script there is before it can be used. */
export async function weighLobby(page: Page, address: string): Promise<Weight> {
  return total(await openLobby(page, address), "script");
}

/** Opens the lobby, then a table of a game: all scripts of both, and all fonts. */
export async function weighTable(
  page: Page,
  address: string,
  game: string,
): Promise<{ readonly scripts: Weight; readonly fonts: Weight }> {
  const fetched = await openLobby(page, address);
  const { cookie, table } = await PlayedSeat.take(address, game, "weight");
  await page.context().addCookies([{ ...cookie, url: address }]);
  await page.goto(`${address}/table/${table}`);
  await page.locator(".bar").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await collect(page, fetched);
  return { scripts: total(fetched, "script"), fonts: total(fetched, "font") };
}

async function openLobby(page: Page, address: string): Promise<Fetched> {
  const fetched: Fetched = new Map();
  await page.goto(address);
  // Pictures and words of all games belong to the lobby.
  await page.waitForLoadState("networkidle");
  await collect(page, fetched);
  return fetched;
}

/** Adds what this page has fetched so far. A file that two pages need is sent once. */
async function collect(page: Page, fetched: Fetched): Promise<void> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => {
      const { name, encodedBodySize, decodedBodySize } = entry as PerformanceResourceTiming;
      return { name, encodedBodySize, decodedBodySize };
    }),
  );
  for (const { name, encodedBodySize, decodedBodySize } of entries) {
    const kind = name.endsWith(".js") ? "script" : name.endsWith(".woff2") ? "font" : "other";
    fetched.set(name, { kind, sent: encodedBodySize, whole: decodedBodySize });
  }
}

function total(fetched: Fetched, wanted: string): Weight {
  const counted = [...fetched.values()].filter(({ kind }) => kind === wanted);
  return {
    files: counted.length,
    sent: counted.reduce((sum, { sent }) => sum + sent, 0),
    whole: counted.reduce((sum, { whole }) => sum + whole, 0),
  };
}
