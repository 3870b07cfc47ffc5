import { language, spaced } from "@paravent/web/kit";
import { computed } from "@preact/signals";
import { en, type Said } from "./en.ts";
import { fr } from "./fr.ts";

const french = spaced(fr);

/** What the lab says, in the language being spoken. */
export const t = computed<Said>(() => (language.value === "fr" ? french : en));
