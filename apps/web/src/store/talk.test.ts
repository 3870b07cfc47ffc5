import type { ChatLine } from "@paravent/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import {
  channelOf,
  circleOf,
  circles,
  hear,
  hearersOf,
  leaveTalk,
  linesOf,
  markRead,
  showTalk,
  unread,
} from "./talk.ts";

const line = (id: number, seat: number, to: number | number[] | null, text = `${seat} to ${to}`): ChatLine => ({
  id,
  seat,
  to,
  text,
  at: id,
});

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

beforeEach(leaveTalk);

test("a line belongs to the table or to the other of the two", () => {
  expect(channelOf(line(1, 2, null), 0)).toBe("table");
  expect(channelOf(line(1, 2, 0), 0)).toBe(2);
  expect(channelOf(line(1, 0, 2), 0)).toBe(2);
});

test("what is said among several belongs to their circle, whoever says it", () => {
  for (const one of [line(1, 0, [1, 3]), line(2, 3, [0, 1]), line(1, 0, [1, 2])]) hear(one);
  expect(circles(0)).toEqual(["circle 1,3", "circle 1,2"]);
  expect(linesOf("circle 1,3", 0).map(({ id }) => id)).toEqual([1, 2]);
  expect(hearersOf("circle 1,3")).toEqual([1, 3]);
  expect([circleOf([3, 1]), circleOf([2])]).toEqual(["circle 1,3", 2]);
  expect(unread("circle 1,3", 0)).toBe(1);
});

test("what is heard twice is said once, and numbers count for each pair apart", () => {
  for (const one of [line(1, 1, null), line(1, 1, 0), line(1, 2, 0), line(1, 1, null), line(1, 1, 0)]) hear(one);
  expect(linesOf("table", 0)).toHaveLength(1);
  expect(linesOf(1, 0)).toHaveLength(1);
  expect(linesOf(2, 0)).toHaveLength(1);
  hear(line(2, 0, 1));
  expect(linesOf(1, 0).map(({ seat }) => seat)).toEqual([1, 0]);
});

test("what came while one was away is new; what was read before is not", () => {
  const [first, ...others] = [line(1, 1, null), line(2, 0, null), line(3, 2, null), line(4, 1, 0)];
  showTalk([first!], 0, true, "lucerna");
  leaveTalk();
  showTalk([first!, ...others], 0, true, "lucerna");
  expect([unread("table", 0), unread(1, 0)]).toEqual([1, 1]);
  markRead("table", 0);
  leaveTalk();
  showTalk([first!, ...others], 0, true, "lucerna");
  expect([unread("table", 0), unread(1, 0)]).toEqual([0, 1]);
  // Nobody has looked at another table before.
  showTalk([first!, ...others], 0, true, "karlov");
  expect([unread("table", 0), unread(1, 0)]).toEqual([0, 0]);
});

test("what others say is new until it has been read; what one says oneself never is", () => {
  showTalk([line(1, 1, null)], 0, true);
  expect(unread("table", 0)).toBe(0);
  hear(line(2, 0, null));
  hear(line(3, 2, null));
  expect(unread("table", 0)).toBe(1);
  hear(line(1, 1, 0));
  expect([unread("table", 0), unread(1, 0)]).toEqual([1, 1]);
  markRead("table", 0);
  expect([unread("table", 0), unread(1, 0)]).toEqual([0, 1]);
  // A reconnection brings the whole talk again and makes nothing new of it.
  showTalk([line(1, 1, null), line(2, 0, null), line(3, 2, null), line(1, 1, 0)], 0, false);
  expect([unread("table", 0), unread(1, 0)]).toEqual([0, 1]);
});
