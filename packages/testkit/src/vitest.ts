/** What needs the test runner; the rest of the kit runs anywhere. */
export { rule } from "./rule.ts";
