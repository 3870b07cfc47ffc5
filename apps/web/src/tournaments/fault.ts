import { saidNo } from "../net/said-no.ts";
import { faultText } from "../ui/faults.ts";
import { tournamentWords } from "./words.ts";

/** Why something about a tournament was refused, in words. */
export function tournamentFault(fault: unknown): string {
  const no = saidNo(fault);
  return tournamentWords.value.faults[no.reason] ?? faultText(no);
}
