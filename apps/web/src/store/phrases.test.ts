import { expect, it } from "vitest";
import { talk as english } from "../i18n/en/company.ts";
import { talk as french } from "../i18n/fr/company.ts";
import { BEFORE, DURING, phraseText, readLine } from "./phrases.ts";

it("says a quick phrase to everybody in their own language, and leaves every other line as it is", () => {
  for (const name of [...BEFORE, ...DURING]) {
    const [fr, en] = [french, english].map(({ phrases }) => readLine(phraseText(name), phrases));
    expect(fr).toBe(french.phrases[name]);
    expect(en).toBe(english.phrases[name]);
    expect(fr).not.toBe(phraseText(name));
  }
  for (const text of [":nothing:", ":constructor:", "well :played: there", "played"])
    expect(readLine(text, english.phrases)).toBe(text);
});
