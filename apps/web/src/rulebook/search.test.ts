import { expect, it } from "vitest";
import type { Chapter, LawSection } from "../plug/rulebook.ts";
import { addressesOf } from "./addresses.ts";
import { find, passagesOf } from "./search.ts";

const prose = (text: string) => ({ text: [text], rules: [] });
const chapters: readonly Chapter[] = [
  {
    name: "goal",
    title: "The goal",
    blocks: [
      { is: "heading", level: 2, prose: prose("Manœuvres") },
      { is: "paragraph", prose: prose("An Émissaire wins the sector.") },
      { is: "made", name: "gods" },
    ],
  },
];
const law: readonly LawSection[] = [
  {
    part: "Rules",
    title: "Sending",
    entries: [{ id: "XX-SEND-01", parts: [{ label: null, text: ["A team is sent."] }] }],
  },
];
const pages = {
  rules: "this",
  lists: { gods: [{ title: null, items: [{ id: "zeus", title: "Zeus", lines: ["Creature faces are nothing."] }] }] },
};
const passages = passagesOf({ chapters, law, pages, to: addressesOf("toy"), lawTitle: "The law" });
const hrefs = (wanted: string) => find(passages, wanted).map(({ href }) => href);

it("finds words of chapters, law and lists, whatever their case and accents", () => {
  expect(hrefs("emissaire")).toEqual(["/rules/toy/goal#p2"]);
  expect(hrefs("MANOEUVRES")).toEqual(["/rules/toy/goal#p1"]);
  expect(hrefs("manœuvres")).toEqual(["/rules/toy/goal#p1"]);
  expect(hrefs("zeus")).toEqual(["/rules/toy/goal#gods-zeus"]);
  expect(hrefs("xx-send-01")).toEqual(["/rules/toy/law#XX-SEND-01"]);
});

it("puts what is called so before what is named after it, and both before mere mentions", () => {
  const named = ["Zeus is angry.", "", ""].map((text, at) => ({ href: `#${at}`, where: "", title: "", text }));
  const titles = ["", "Temple of Zeus", "Zeus"];
  const three = named.map((passage, at) => ({ ...passage, title: titles[at]! }));
  expect(find(three, "zeus").map(({ href }) => href)).toEqual(["#2", "#1", "#0"]);
});

it("asks for all words, and takes none as a pattern", () => {
  expect(hrefs("sector wins")).toEqual(["/rules/toy/goal#p2"]);
  expect(hrefs("sector zeus")).toEqual([]);
  expect(hrefs("(.*")).toEqual([]);
  expect(hrefs("   ")).toEqual([]);
});

it("shows the words found in their sentence, as they are written", () => {
  const [found] = find(passages, "emissaire");
  expect(found!.where).toBe("The goal › Manœuvres");
  expect(found!.snippet).toEqual([
    { text: "An ", isHit: false },
    { text: "Émissaire", isHit: true },
    { text: " wins the sector.", isHit: false },
  ]);
});
