import { spaced } from "../i18n/grammar/spaced.ts";
import { Vocabulary } from "../i18n/vocabulary.ts";
import { saidNo } from "../net/said-no.ts";
import { accountFault } from "./fault.ts";

/** What is said about being called, fetched with the pages that need it. */
export const callWords = new Vocabulary({
  fr: async () => spaced((await import("../i18n/fr/calls.ts")).calls),
  en: async () => (await import("../i18n/en/calls.ts")).calls,
});

/** Why the server said no, in these words or in those of the account. */
export function callFault(thrown: unknown): string {
  const said = saidNo(thrown);
  const own: Readonly<Record<string, string>> = callWords.value.fault;
  return own[said.reason] ?? accountFault(thrown);
}
