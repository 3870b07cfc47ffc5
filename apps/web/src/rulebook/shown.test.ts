import { expect, test } from "vitest";
import { everything, groupsOf, ordered, shown } from "./shown.ts";

const item = (id: string, title: string) => ({ id, title, lines: [] });
const pages = {
  rules: "this",
  lists: {
    cards: [
      { title: "Karst", items: [item("a", "Émeute"), item("b", "Marché")] },
      { title: "Josefov", items: [item("c", "Golem")] },
    ],
    gods: [{ title: null, items: [item("d", "Zeus")] }],
    signs: [{ title: null, items: [item("e", "Eye")] }],
  },
};
const lists = [
  { list: "cards", title: "Cards" },
  { list: "gods", title: "Gods" },
];
const things = {
  "cards/a": { taken: 0.1, won: 1.3 },
  "cards/b": { taken: 0.4, won: 0.8 },
  "cards/c": { taken: 0, won: null },
};
const all = everything(lists, pages, { rules: "this", players: 4, games: 10, things });
const names = (wanted: Partial<Parameters<typeof shown>[1]>) =>
  shown(all, { list: null, group: null, name: "", ...wanted }).map((one) => one.item.title);

test("the gallery holds the lists it names, and no other", () => {
  expect(names({})).toEqual(["Émeute", "Marché", "Golem", "Zeus"]);
});

test("it is narrowed by kind, by group and by any part of a name, whatever its accents", () => {
  expect(names({ list: "gods" })).toEqual(["Zeus"]);
  expect(names({ group: "Karst" })).toEqual(["Émeute", "Marché"]);
  expect(names({ name: " eme" })).toEqual(["Émeute"]);
  expect(names({ list: "cards", group: "Josefov", name: "zeus" })).toEqual([]);
});

test("groups are those of the kind that is shown", () => {
  expect(groupsOf(all, "cards")).toEqual(["Karst", "Josefov"]);
  expect(groupsOf(all, "gods")).toEqual([]);
});

test("figures stand beside what they were made for, and order it", () => {
  const titles = (order: "pack" | "taken" | "won") => ordered(all, order).map(({ item }) => item.title);
  expect(titles("pack")).toEqual(["Émeute", "Marché", "Golem", "Zeus"]);
  expect(titles("taken")).toEqual(["Marché", "Émeute", "Golem", "Zeus"]);
  expect(titles("won")).toEqual(["Émeute", "Marché", "Golem", "Zeus"]);
  const other = everything(lists, pages, { rules: "another", players: 4, games: 10, things });
  expect(other.every(({ fared }) => fared === null)).toBe(true);
});
