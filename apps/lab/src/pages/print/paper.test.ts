import type { MadeItem } from "@paravent/web/kit";
import { expect, test } from "vitest";
import { cutsOf, sheetsOf } from "./paper.ts";

const thing = (id: string, more: Partial<MadeItem> = {}): MadeItem => ({ id, title: id, lines: [], ...more });

test("everything is printed as often as it lies in the box, markers with both faces, nine cards to a sheet", () => {
  const items = [thing("a", { copies: 2 }), thing("b", { faces: () => ["I", "II"], copies: 2 })];
  const pages = {
    rules: "",
    lists: {
      things: [
        { title: null, items: [items[0]!] },
        { title: "South", items: [items[1]!] },
      ],
    },
  };
  const cuts = cutsOf(pages, "things", "Things");
  expect(cuts.map(({ item, face, kind }) => [item.id, face, kind])).toEqual([
    ["a", null, "Things"],
    ["a", null, "Things"],
    ["b", 0, "Things · South"],
    ["b", 1, "Things · South"],
    ["b", 0, "Things · South"],
    ["b", 1, "Things · South"],
  ]);
  expect(new Set(cuts.map(({ key }) => key)).size).toBe(6);
  const many = Array.from({ length: 20 }, (_, n) => ({ ...cuts[0]!, key: `${n}` }));
  expect(sheetsOf("card", many).map((sheet) => sheet.length)).toEqual([9, 9, 2]);
  expect(cutsOf(pages, "nothing", "")).toEqual([]);
});
