import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { readAccount, readHistory } from "../net/account.ts";
import { me } from "../store/session.ts";
import { useFetched } from "../ui/fetched.ts";
import { useTabTitle } from "../ui/tab-title.ts";
import { Belonging } from "./Belonging.tsx";
import { Calls } from "./Calls.tsx";
import { Finished } from "./Finished.tsx";
import { Profile } from "./Profile.tsx";
import { Vacations } from "./Vacations.tsx";
import { Visiting } from "./Visiting.tsx";
import { accountWords } from "./words.ts";
import "./account.css";

interface Props {
  readonly logo: ComponentChildren;
  readonly tools: ComponentChildren;
  gameName(game: string): string;
  picture(game: string, table: string): ComponentChildren;
}

/** Who one is here: picture and name, the games one has finished, and the account or the way to one. */
export function AccountPage({ logo, tools, gameName, picture }: Props) {
  const words = accountWords.value;
  useTabTitle(words.title, false);
  // Another function asks anew.
  const [asked, setAsked] = useState(() => readAccount);
  const hasAccount = me.value?.hasAccount === true;
  const account = useFetched(hasAccount ? asked : null);
  const history = useFetched(readHistory);
  return (
    <div class="acc">
      <header>
        <Link class="acc-home" href="/" aria-label={words.back}>
          {logo}
        </Link>
        <h1 class="disp">{words.title}</h1>
        {tools}
      </header>
      <main>
        <Profile account={account} />
        <div class="acc-middle">
          <Calls />
          <Vacations />
          <Finished games={history?.games ?? []} gameName={gameName} picture={picture} />
        </div>
        <div class="acc-side">
          {!hasAccount && <Visiting />}
          {account && <Belonging account={account} onChange={() => setAsked(() => () => readAccount())} />}
        </div>
      </main>
    </div>
  );
}
