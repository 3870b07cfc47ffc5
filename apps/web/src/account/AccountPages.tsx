import type { ComponentProps } from "preact";
import { recordWords } from "../record/words.ts";
import { mannersWords } from "../table/talk/words.ts";
import { timeWords } from "../time/words.ts";
import { AccountPage } from "./AccountPage.tsx";
import { callWords } from "./call-words.ts";
import { LetterPage } from "./LetterPage.tsx";
import { accountWords } from "./words.ts";

/** Fetches what these pages say. */
export const openWords = (): Promise<unknown> =>
  Promise.all([accountWords.open(), callWords.open(), timeWords.open(), mannersWords.open(), recordWords.open()]);

/** The page of one's account, or the one a link in a letter leads to. */
export function AccountPages({
  address,
  ...shown
}: Omit<ComponentProps<typeof AccountPage>, "part"> & { readonly address: string }) {
  const [, page, token] = address.split("/");
  // What could take an account from its owner stands behind the #, and comes to no server.
  if (page === "confirm" || page === "reset") return <LetterPage purpose={page} token={location.hash.slice(1)} />;
  if (page === "unsubscribe") return <LetterPage purpose={page} token={token ?? ""} />;
  return <AccountPage part={token === "settings" ? "settings" : "profile"} {...shown} />;
}
