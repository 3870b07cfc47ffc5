import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COUNTS, RATES, type Rate } from "./numbers.ts";

const lines = readFileSync(new URL("../../../../docs/LIMITS.md", import.meta.url), "utf8").split("\n");

const number = (n: number): string => n.toLocaleString("en");

function said(rate: Rate | null): string {
  if (!rate) return "";
  const { burst, perSecond } = rate;
  const often = perSecond < 0.5 ? `${number(Math.round(perSecond * 3600))} an hour` : `${number(perSecond)} a second`;
  return `${number(burst)} at once, then ${often}`;
}

it("the page for hosts says the numbers that hold", () => {
  for (const [kind, { session, address }] of Object.entries(RATES)) {
    const cells = [`\`${kind}\``, said(session), said(address)];
    const line = `| ${cells.join(" | ")} |`.replace("|  |", "| |");
    expect(lines, kind).toContain(line);
  }
  const { sockets, tables, botTables, lines: open } = COUNTS;
  for (const [name, session, address] of [
    ["open sockets", sockets.session, sockets.address],
    ["tables that are not over", tables.session, tables.address],
    ["tables under way with bots alone", botTables.session, botTables.address],
  ])
    expect(lines).toContain(`| ${name} | ${session} | ${address} |`);
  expect(lines).toContain(`| open lines, with or without a request | | ${open.address} |`);
});
