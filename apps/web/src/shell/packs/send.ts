import type { PackSummary } from "@paravent/protocol";
import { t } from "../../i18n/index.ts";
import { language } from "../../i18n/language.ts";
import { RestFault, sendPack } from "../../net/rest.ts";
import { saidNo } from "../../net/said-no.ts";
import { faultText } from "../../ui/faults.ts";

/** No pack is larger; what is, is not even read. */
const LARGEST_BYTES = 1_000_000;

/** Sends the files of a pack; gives what the table will be played with, or a sentence for the player. */
export async function send(game: string, files: readonly File[]): Promise<PackSummary | string> {
  const { packs } = t.value;
  if (files.reduce((sum, { size }) => sum + size, 0) > LARGEST_BYTES) return packs.tooLarge;
  try {
    const texts = await Promise.all(files.map(async (file) => [file.name, await file.text()] as const));
    return await sendPack(game, Object.fromEntries(texts));
  } catch (fault) {
    if (!(fault instanceof RestFault)) return packs.unread;
    if (fault.reason === "badPack") return packs.refused(String(fault.with[language.value] ?? ""));
    if (fault.reason === "tooLarge") return packs.tooLarge;
    if (fault.reason === "tooFast") return faultText(saidNo(fault));
    if (fault.reason === "packsBusy") return packs.busy;
    return fault.reason === "tooManyPacks" ? packs.tooMany : packs.unread;
  }
}
