import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { isPhone, newPlayer, type Player } from "./player.ts";

interface Visitor extends Player {
  readonly kind: string;
  /** Who has sat there last; null for a guest, whom nobody knows any more. */
  name: string | null;
  /** What a test did to the page that the next visitor would find there. */
  isChanged: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What stays with a page whoever looks at it. */
const LASTING = ["addInitScript", "routeWebSocket"] as const;

/** A file of the client that is no page: who waits there keeps the process of the page, and costs nothing. */
const ASIDE = "/icon.svg";

/**
 * Those who visit a server with one Chromium. A page opened anew costs more than twice as much as one that somebody has
 * left, with its files fetched and its process running: who goes home leaves theirs, emptied, to the next with the same
 * kind of device and language, whatever their name and the size of their window.
 */
export class Visitors {
  private readonly browser: Browser;
  private readonly address: string;
  private readonly gone: Visitor[] = [];
  private here: Visitor[] = [];

  constructor(browser: Browser, address: string) {
    this.browser = browser;
    this.address = address;
  }

  /** `name`: theirs is a page that somebody of this name has left, who is still known to the server. */
  async welcome(
    size: Size,
    language: "fr" | "en",
    more: BrowserContextOptions = {},
    name: string | null = null,
  ): Promise<Player> {
    const kind = JSON.stringify([isPhone(size), language, more]);
    const alike = this.gone.filter((visitor) => visitor.kind === kind && !visitor.page.isClosed());
    const left = alike.find((visitor) => visitor.name === name) ?? alike[0];
    const visitor =
      left ?? this.opened({ kind, name }, await newPlayer(this.browser, this.address, size, language, more));
    if (left) {
      this.gone.splice(this.gone.indexOf(left), 1);
      await moveIn(left, size, name);
    }
    this.here.push(visitor);
    return visitor;
  }

  /** Everybody goes home: what nobody looks at any more costs nothing. Guests are forgotten, those with a name are not. */
  async leave(): Promise<void> {
    const leaving = this.here;
    this.here = [];
    // A page that has died, or dies of it, is no fault of who comes next: they get another.
    for (const visitor of leaving)
      if (await this.isEmptied(visitor).catch(() => false)) this.gone.push(visitor);
      else await visitor.page.context().close();
  }

  async close(): Promise<void> {
    const all = [...this.here, ...this.gone];
    await Promise.all(all.map(({ page }) => page.context().close()));
  }

  private opened(who: Pick<Visitor, "kind" | "name">, player: Player): Visitor {
    const visitor: Visitor = { ...player, ...who, isChanged: false };
    for (const change of LASTING) noted(player.page, change, () => (visitor.isChanged = true));
    return visitor;
  }

  /** Whether the page is as good as new; one that a test has closed or changed for good is not. */
  private async isEmptied({ page, faults, isChanged, name }: Visitor): Promise<boolean> {
    if (isChanged || page.isClosed() || !page.url().startsWith(this.address)) return false;
    const context = page.context();
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await page.goto(this.address + ASIDE);
    await page.evaluate(async () => {
      sessionStorage.clear();
      localStorage.clear();
      for (const kept of await caches.keys()) await caches.delete(kept);
    });
    if (name === null) await context.clearCookies();
    faults.length = 0;
    return true;
  }
}

/** Somebody sits down at a page that another has left: whoever that was is forgotten. */
async function moveIn(visitor: Visitor, size: Size, name: string | null): Promise<void> {
  const { page } = visitor;
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
  if (visitor.name !== name && visitor.name !== null) await page.context().clearCookies();
  visitor.name = name;
}

/** Calls `then` before each call of a method of this page. */
function noted(page: Page, method: (typeof LASTING)[number], then: () => void): void {
  const whole: (...given: never[]) => Promise<unknown> = page[method].bind(page);
  Object.assign(page, {
    [method]: (...given: never[]) => {
      then();
      return whole(...given);
    },
  });
}
