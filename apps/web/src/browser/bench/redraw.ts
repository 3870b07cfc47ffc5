import type { Page } from "playwright-core";
import { PlayedSeat } from "./seat.ts";

declare global {
  interface Window {
    /** How long each message of the game took until it was drawn, in milliseconds. */
    redraws: number[];
  }
}

/**
 * Runs in the page before anything else: times what every news of the game costs the page, script until the news are in
 * the document and then the frame that shows them. The wait for the screen's next beat between the two is not work and
 * not counted. The client knows nothing of it.
 */
function watchRedraws(): void {
  window.redraws = [];
  /** Calls back when what is being done now is done: a task of its own, without the delay of a timer. */
  const afterwards = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener("message", ({ data }) => {
        if (!/^\{"t":"(update|changed)"/.test(String(data))) return;
        const arrived = performance.now();
        afterwards(() => {
          const script = performance.now() - arrived;
          requestAnimationFrame(() => {
            const began = performance.now();
            // The task after a frame begins when its styles, layout and paint are done.
            afterwards(() => window.redraws.push(script + performance.now() - began));
          });
        });
      });
    }
  };
}

/** The least a page can do with the same news: it writes how long they are. */
function showLengths(table: string): void {
  const line = new WebSocket(location.origin.replace("http", "ws").concat("/ws"));
  line.onopen = () => line.send(JSON.stringify({ t: "follow", table }));
  line.onmessage = ({ data }) => {
    document.body.textContent = String(JSON.stringify(JSON.parse(data)).length);
  };
}

/** Times of so many redraws of a game, in the client or in a page that only writes how long the news are. */
export async function timeRedraws(
  page: Page,
  address: string,
  game: string,
  n: number,
  drawnBy: "client" | "bare page",
): Promise<number[]> {
  await page.addInitScript(watchRedraws);
  // What happened is not shown first: the news would be drawn seconds later, and nothing would be timed.
  await page.addInitScript(() => localStorage.setItem("paravent.pace", "off"));
  const times: number[] = [];
  for (let games = 0; times.length < n; games++) {
    const seat = await PlayedSeat.take(address, game, `redraw/${games}`);
    await page.context().addCookies([{ ...seat.cookie, url: address }]);
    if (drawnBy === "client") {
      await page.goto(`${address}/table/${seat.table}`);
      await page.locator(".bar").first().waitFor();
    } else {
      await page.goto(`${address}/healthz`);
      await page.evaluate(showLengths, seat.table);
    }
    await seat.play(async () => times.length + (await page.evaluate(() => window.redraws.length)) >= n);
    times.push(...(await page.evaluate(() => window.redraws)));
  }
  return times;
}
