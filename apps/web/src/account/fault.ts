import { saidNo } from "../net/said-no.ts";
import { faultText } from "../ui/faults.ts";
import { accountWords } from "./words.ts";

/** Why the server said no, in the words of this page or in those of all pages. */
export function accountFault(thrown: unknown): string {
  const said = saidNo(thrown);
  const own: Readonly<Record<string, string>> = accountWords.value.fault;
  return own[said.reason] ?? faultText(said);
}
