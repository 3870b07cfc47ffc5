import { expect, test } from "vitest";
import { listed } from "./plain-lists.ts";

test("a choice at the end of a selector is a list of selectors", () => {
  expect(listed(".fan :is(.card, .slip) { top: 0 }")).toBe(".fan .card,.fan .slip{ top: 0 }");
  expect(listed("a, .fan > :is(b, i) {}")).toBe("a,.fan > b,.fan > i{}");
  expect(listed("@media (width > 9px) { .fan :is(.a, .b) {} }")).toBe("@media (width > 9px) {.fan .a,.fan .b{} }");
});

test("a choice stays where a list would say or weigh something else", () => {
  for (const sheet of [
    ".fan :is(.card, b) {}",
    ".fan :is(.row > b, .slip) {}",
    ".fan:is(.a, .b) {}",
    "p:has(:is(b, i)) {}",
  ])
    expect(listed(sheet).replace(/\s/g, "")).toBe(sheet.replace(/\s/g, ""));
});

test("what is no selector is as it was", () => {
  expect(listed('.a::after { content: ":is(b, i)"; } /* :is(a, b) { */ .b {}')).toBe(
    '.a::after { content: ":is(b, i)"; }  .b {}',
  );
});
