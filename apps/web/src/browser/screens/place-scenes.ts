import type { Page } from "playwright-core";
import type { Club, Somebody } from "./club.ts";

/** A screen of the place around the tables, as it is photographed. */
export interface PlaceScene {
  /** Name of its pictures. */
  readonly id: string;
  /** What is seen, as the index says it. */
  readonly title: string;
  /** Whose browser it is. */
  readonly who: Somebody;
  path(club: Club): string;
  /** What is in sight once the page is there. */
  readonly shows: string;
  /** What is opened before, in each language anew. */
  reach?(page: Page): Promise<void>;
  /** What is scrolled to, in each size anew. */
  readonly at?: string;
  /** The server says no, and the page shows what follows. */
  readonly refused?: true;
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
const replay = ({ tables, move }: Club): string => `/replay/${tables.over}?move=${move + 1}&lens=all`;
const account = () => "/account";
const settings = () => "/account/settings";
const openLenses = async (page: Page) => {
  await press("[data-lenses]")(page);
  await page.locator(".dk-through tr").first().waitFor();
};

export const PLACE_SCENES: readonly PlaceScene[] = [
  { id: "lobby", title: "The lobby", who: "Milena", path: () => "/", shows: ".open-table" },
  { id: "tables", title: "Open tables", who: "Milena", path: () => "/", shows: ".open-table", at: ".lobby-lower" },
  {
    id: "create",
    title: "A new table",
    who: "Milena",
    path: () => "/",
    shows: ".folds",
    async reach(page) {
      await page.locator(".folds button.call-other").first().click();
      const sheet = page.locator(".create");
      await sheet.locator(".create-options button").nth(1).click();
    },
  },
  {
    id: "invitation",
    title: "An invitation",
    who: "Nikolaï",
    path: ({ tables }) => `/table/${tables.waiting}`,
    shows: ".place-seat",
  },
  {
    id: "waiting",
    title: "The waiting room of a host",
    who: "Ondra",
    path: ({ tables }) => `/table/${tables.waiting}`,
    shows: ".place-talk li",
  },
  {
    id: "talk",
    title: "The waiting room of who has joined",
    who: "Ilse",
    path: ({ tables }) => `/table/${tables.waiting}`,
    shows: ".place-talk li",
    at: ".place-talk",
  },
  { id: "wrong", title: "A wrong link", who: "Nikolaï", path: () => "/table/nowhere", shows: ".place-banner" },
  {
    id: "full",
    title: "A full table",
    who: "Rook",
    path: ({ tables }) => `/table/${tables.full}`,
    shows: ".place-seat",
  },
  {
    id: "begun",
    title: "A game that has begun",
    who: "Nikolaï",
    path: ({ tables }) => `/table/${tables.begun}`,
    shows: ".place-seat",
  },
  {
    id: "kicked",
    title: "A seat that was freed",
    who: "Nikolaï",
    path: ({ tables }) => `/table/${tables.kicked}`,
    shows: ".place-banner",
    refused: true,
  },
  {
    id: "ended",
    title: "A game that is over",
    who: "Nikolaï",
    path: ({ tables }) => `/table/${tables.over}`,
    shows: ".place-seat",
  },
  {
    id: "end",
    title: "The last page",
    who: "Milena",
    path: ({ tables }) => `/table/${tables.over}`,
    shows: "[data-screen=end]",
  },
  {
    id: "story",
    title: "The story of a game",
    who: "Milena",
    path: ({ tables }) => `/table/${tables.over}`,
    shows: "[data-story-open]",
    async reach(page) {
      await press("[data-story-open]")(page);
      // The line of who has no VP all game is flat, and to a browser what has no height is not seen.
      await page.locator("dialog.story .story-chart .line").first().waitFor({ state: "attached" });
    },
  },
  { id: "replay", title: "A replay", who: "Milena", path: replay, shows: ".rp-slide" },
  {
    id: "lenses",
    title: "A replay: lenses, and a fork",
    who: "Milena",
    path: replay,
    shows: ".rp-slide",
    reach: openLenses,
  },
  {
    id: "review",
    title: "A replay: looking together, and notes",
    who: "Milena",
    path: replay,
    shows: ".rp-slide",
    async reach(page) {
      await openLenses(page);
      await page.locator(".rp-together button").click();
    },
    at: ".rp-together",
  },
  { id: "profile", title: "A profile", who: "Milena", path: account, shows: ".acc-history li" },
  {
    id: "history",
    title: "Games that were played",
    who: "Milena",
    path: account,
    shows: ".acc-history li",
    at: ".acc-history",
  },
  { id: "numbers", title: "Statistics", who: "Milena", path: account, shows: ".record-numbers", at: ".record-numbers" },
  { id: "notices", title: "Notices", who: "Milena", path: settings, shows: ".calls-hours", at: ".calls" },
  {
    id: "sessions",
    title: "Sessions, passkeys and password",
    who: "Milena",
    path: settings,
    shows: ".acc-sessions",
    at: ".acc-side",
    reach: (page) => page.locator(".acc-sessions li").nth(1).getByRole("button").first().click(),
  },
  {
    id: "sign-in",
    title: "A guest: sign up and sign in",
    who: "Nikolaï",
    path: account,
    shows: ".acc-form",
  },
  { id: "moderation", title: "The moderators' page", who: "Marta", path: () => "/moderation", shows: ".mod li" },
  { id: "leaders", title: "Leaderboards", who: "Milena", path: () => "/leaders", shows: ".leaders td" },
  {
    id: "tournament",
    title: "A tournament",
    who: "Milena",
    path: ({ tournament }) => `/tournament/${tournament}`,
    shows: ".cup-column",
  },
];
