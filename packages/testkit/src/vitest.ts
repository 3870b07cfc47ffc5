/** What needs the test runner; the rest of the kit runs anywhere. */
export { type Conformance, describeLaws } from "./conformance.ts";
export { rule } from "./rule.ts";
export { clerk, describeWords, nameOf } from "./words.ts";
