import { effect } from "@preact/signals";
import { t } from "../i18n/index.ts";
import { listTables } from "../net/rest.ts";
import { tab } from "../ui/tab-title.ts";
import { awaitedIn, calling, listAge, noteMine } from "./awaited.ts";

/** How often the server is asked for the reader's games where no lobby does; a hidden tab asks too. */
const EVERY_MS = 20_000;

const ICON = "/icon.svg";
const CALLING_ICON = "/icon-calling.svg";

/** Calls the reader by the tab's title and icon and by the badge of the app, whichever of their games waits for them. */
export function callReader(): () => void {
  const ask = () =>
    listTables().then(
      ({ mine }) => noteMine(mine),
      () => undefined,
    );
  const timer = setInterval(() => {
    if (listAge() >= EVERY_MS / 2) void ask();
  }, EVERY_MS);
  let wasAwaited = false;
  const ends = [
    effect(() => {
      const { name, isCalled } = calling.value;
      const title = isCalled ? t.value.turns.title(name) : name;
      onceDrawn(() => {
        document.title = title;
      });
    }),
    effect(() => {
      const n = awaitedIn.value;
      onceDrawn(() => {
        document.querySelector("link[rel=icon]")?.setAttribute("href", n > 0 ? CALLING_ICON : ICON);
        setBadge(n);
      });
    }),
    // After each answer the reader wants to know which game is next.
    effect(() => {
      const isAwaited = tab.value?.isAwaited ?? false;
      if (wasAwaited && !isAwaited) onceDrawn(() => void ask());
      wasAwaited = isAwaited;
    }),
  ];
  void ask();
  return () => {
    clearInterval(timer);
    for (const end of ends) end();
  };
}

/** Nothing of it is in the page, whose news are drawn first. */
const onceDrawn = (act: () => void): void => void setTimeout(act);

/** Only a page served by https has a badge. */
function setBadge(n: number): void {
  if (!("setAppBadge" in navigator)) return;
  const set = n > 0 ? navigator.setAppBadge(n) : navigator.clearAppBadge();
  set.catch(() => undefined);
}
