import { expect, test } from "vitest";
import { everything, groupsOf, shown } from "./shown.ts";

const item = (id: string, title: string) => ({ id, title, lines: [] });
const pages = {
  lists: {
    cards: [
      { title: "Karst", items: [item("a", "Émeute"), item("b", "Marché")] },
      { title: "Josefov", items: [item("c", "Golem")] },
    ],
    gods: [{ title: null, items: [item("d", "Zeus")] }],
    signs: [{ title: null, items: [item("e", "Eye")] }],
  },
};
const all = everything(
  [
    { list: "cards", title: "Cards" },
    { list: "gods", title: "Gods" },
  ],
  pages,
);
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
