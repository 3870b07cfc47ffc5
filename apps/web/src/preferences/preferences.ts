import { effect, signal } from "@preact/signals";
import { kept } from "../ui/kept.ts";

/** Per cent of the size of all text. */
export const TEXT_SIZES = [100, 115, 130] as const;
export const textSize = kept<number>("text", 100, (said) => TEXT_SIZES.find((one) => String(one) === said) ?? null);

const ON_OFF = ["off", "on"] as const;
type OnOff = (typeof ON_OFF)[number];
const onOff = (said: string): OnOff | null => ON_OFF.find((one) => one === said) ?? null;

/** Stronger lines and darker text on light grounds, lighter on dark ones. */
export const contrast = kept<OnOff>("contrast", "off", onOff);

/** Colours of players and sectors are told apart by patterns too. */
export const patterns = kept<OnOff>("patterns", "off", onOff);

/** Tables as headings, lists and one command line, instead of pictures. */
export const asText = kept<OnOff>("asText", "off", onOff);

/** Questions with one possible answer are asked too. */
export const askAll = kept<OnOff>("askAll", "off", onOff);

/** Somebody says a word about each new kind of decision, and about poor moves, in games against bots alone. */
export const coach = kept<OnOff>("coach", "off", onOff);

export const preferencesOpen = signal(false);

/** The page wears what was chosen; style sheets look at it. */
export function wearPreferences(): void {
  const page = document.documentElement;
  effect(() => {
    page.style.setProperty("--text-scale", String(textSize.value / 100));
    page.toggleAttribute("data-contrast", contrast.value === "on");
    page.toggleAttribute("data-patterns", patterns.value === "on");
  });
}
