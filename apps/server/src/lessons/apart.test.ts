import { expect, test } from "vitest";
import { lessonsApart } from "./apart.ts";

test("lessons are read and played in a thread", async () => {
  const lessons = await lessonsApart(["@paravent/dclight"]);
  expect([...lessons.keys()]).toEqual(["dclight"]);
  expect(lessons.get("dclight")!.map(({ id }) => id)).toContain("first-turns");
});
