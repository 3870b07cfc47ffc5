import type { Json, Shape } from "@paravent/kernel";
import { allocate, allocateWithin, amount, branch, CONFIRM, compose, order, pick } from "@paravent/kernel";
import { ClientMessage, ServerMessage } from "@paravent/protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { openHouse } from "./house.ts";
import { DESKTOP } from "./player.ts";

const house = openHouse();

interface Case {
  readonly ask: Shape;
  /** What is touched, in order; the commit button comes last by itself. */
  readonly touch: readonly string[];
  readonly answer: Json;
}

const option = (ref: string) => `.q-option[data-ref="${ref}"]`;

/** Questions no game asks, in every shape there is. */
const CASES: readonly Case[] = [
  { ask: pick(["red", "green", "blue"], 2), touch: [option("blue"), option("red")], answer: ["blue", "red"] },
  { ask: order(["first", "second"]), touch: ["[aria-label='Monter second']"], answer: ["second", "first"] },
  { ask: amount(2, 5), touch: [".q-octagon[data-ref='4']"], answer: 4 },
  { ask: amount(0, 50), touch: [".q-step >> nth=1", ".q-step >> nth=1"], answer: 2 },
  {
    ask: allocate(3, ["north", "south"], 2),
    // One each is a must, and given already.
    touch: [".q-step[data-ref=south]"],
    answer: { north: 1, south: 2 },
  },
  {
    ask: allocateWithin(4, { north: [0, 1], south: [2, 4], west: [0, 4] }),
    // What the south must have is given already.
    touch: [".q-step[data-ref=north]", ".q-step[data-ref=west]"],
    answer: { north: 1, south: 2, west: 1 },
  },
  {
    ask: compose({ stone: 2, wood: 1 }, 2),
    touch: [option("stone"), option("wood"), option("stone"), "[aria-label='Retirer stone'] >> nth=0"],
    answer: ["wood", "stone"],
  },
  {
    ask: branch([{ name: "leave" }, { name: "pay", ask: amount(1, 3) }]),
    touch: [option("pay"), ".q-octagon[data-ref='3']"],
    answer: { branch: "pay", value: 3 },
  },
  { ask: CONFIRM, touch: [], answer: true },
];

/** Stands between the client and the server and asks the questions of the test instead of the game's. */
async function askInstead(page: Page, asks: readonly Shape[], answers: Json[], more: object = {}): Promise<void> {
  await page.routeWebSocket(/\/ws(\?|$)/, (client) => {
    const line = client.connectToServer();
    let shown: Extract<ServerMessage, { t: "table" }> | null = null;
    const show = () => {
      const ask = asks[answers.length];
      if (!shown?.view || !ask) return;
      const id = 9000 + answers.length;
      const seat = shown.table.you;
      const about = { subject: "unheard/of", rule: "DK-GEN-03", about: {} };
      const question = { ...about, id, seat, ask, together: false, inside: false, closed: {}, ...more };
      const waiting = { ...about, id, seats: [seat], answered: [] };
      client.send(JSON.stringify({ ...shown, view: { ...shown.view, question, waiting } }));
    };
    client.onMessage((text) => {
      const message = ClientMessage.parse(JSON.parse(String(text)));
      if (message.t !== "answer") return line.send(text);
      answers.push(message.value);
      client.send(JSON.stringify({ t: "ack", cmd: message.cmd, seq: 1 }));
      show();
    });
    line.onMessage((text) => {
      const message = ServerMessage.parse(JSON.parse(String(text)));
      // Of the game behind only its beginning is shown: what the bots do on their own is not to be caught up with.
      if (message.t !== "table" || shown?.view) return;
      shown = message;
      show();
    });
  });
}

test("a question the table has never heard of is answered by its shape", async () => {
  const { page, faults } = await house.visit(DESKTOP, "fr");
  const answers: Json[] = [];
  const asks = CASES.map(({ ask }) => ask);
  await askInstead(page, asks, answers);
  await page.getByRole("button", { name: "Première partie de Diktat" }).click();
  for (const [at, { touch, answer }] of CASES.entries()) {
    for (const selector of touch) await page.locator(`:is(.tb-answer, [data-stage]) ${selector}`).first().click();
    await page.locator("[data-commit][aria-disabled=false]").waitFor();
    if (touch.length > 1) expect(await violations(page)).toEqual([]);
    await page.locator("[data-commit][aria-disabled=false]").click();
    await expect.poll(() => answers[at]).toEqual(answer);
  }
  expect(faults).toEqual([]);
});

test("a share says its bounds and why there is no step beyond; an answer that stands cannot be changed", async () => {
  const { page, faults } = await house.visit(DESKTOP, "en");
  const ask = allocateWithin(4, { north: [0, 1], south: [2, 4] });
  await askInstead(page, [ask], []);
  await page.getByRole("button", { name: "First game of Diktat" }).click();
  await expect.poll(() => page.locator(".q-share small").allTextContents()).toEqual(["0 to 1", "2 to 4"]);
  await page.locator(".q-step[data-ref=north]").click();
  await page.locator(".q-step[data-ref=north]").hover();
  await expect.poll(() => page.locator(".bar-quiet.reason").textContent()).toBe("Between 0 and 1. DK-GEN-03");

  const sealed = { north: 1, south: 3 };
  const second = await house.visit(DESKTOP, "en");
  await askInstead(second.page, [ask], [], { together: true, final: true, sealed });
  await second.page.getByRole("button", { name: "First game of Diktat" }).click();
  await second.page.getByText("Your answer is final.").waitFor();
  await expect.poll(() => second.page.locator(".q-share b").allTextContents()).toEqual(["1", "3"]);
  await expect.poll(() => second.page.locator(".q-settled button:enabled").count()).toBe(0);
  expect([...faults, ...second.faults]).toEqual([]);
});
