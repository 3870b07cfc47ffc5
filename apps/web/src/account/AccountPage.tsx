import type { AccountSummary } from "@paravent/protocol";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { readAccount } from "../net/account.ts";
import { readRecord } from "../net/record.ts";
import { FilterBar } from "../record/FilterBar.tsx";
import { Ratings } from "../record/Ratings.tsx";
import { ReliabilityCard } from "../record/ReliabilityCard.tsx";
import { Statistics } from "../record/Statistics.tsx";
import { EVERYTHING, filtered } from "../record/statistics.ts";
import { me } from "../store/session.ts";
import { useFetched } from "../ui/fetched.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { useTabTitle } from "../ui/tab-title.ts";
import { AtADistance } from "./AtADistance.tsx";
import { Belonging } from "./Belonging.tsx";
import { Calls } from "./Calls.tsx";
import { Finished } from "./Finished.tsx";
import { Profile } from "./Profile.tsx";
import { Vacations } from "./Vacations.tsx";
import { Visiting } from "./Visiting.tsx";
import { accountWords } from "./words.ts";
import "./account.css";

interface Props {
  readonly part: "profile" | "settings";
  gameName(game: string): string;
  rounds(game: string, n: number): string | undefined;
  sideName(game: string, side: string): string;
  picture(game: string, table: string): ComponentChildren;
  sign(game: string, seat: number, side: string): ComponentChildren;
}

/** Who one is here, on two pages: picture, name and the games one has finished; and how one is called and signs in. */
export function AccountPage({ part, ...shown }: Props) {
  const words = accountWords.value;
  useTabTitle(words.title, false);
  // Another function asks anew.
  const [asked, setAsked] = useState(() => readAccount);
  const hasAccount = me.value?.hasAccount === true;
  const account = useFetched(hasAccount ? asked : null);
  return (
    <div class="acc">
      <PageHead title={words.title} back={words.back}>
        <nav class="acc-parts" aria-label={words.title}>
          {(["profile", "settings"] as const).map((one) => (
            <Link key={one} href={ADDRESSES[one]} aria-current={one === part ? "page" : undefined}>
              {words.parts[one]}
            </Link>
          ))}
        </nav>
      </PageHead>
      {part === "profile" ? (
        <ProfilePart account={account} {...shown} />
      ) : (
        <main class="acc-settings">
          <div class="acc-middle">
            <Calls account={account} />
            <Vacations />
          </div>
          <div class="acc-side">
            {account && <Belonging account={account} onChange={() => setAsked(() => () => readAccount())} />}
            {!hasAccount && <Visiting />}
            <AtADistance />
          </div>
        </main>
      )}
    </div>
  );
}

const ADDRESSES = { profile: "/account", settings: "/account/settings" } as const;

/** What one has played here, and how it went. A guest can become an account beside it. */
function ProfilePart({
  account,
  gameName,
  sideName,
  rounds,
  picture,
  sign,
}: Omit<Props, "part"> & { readonly account: AccountSummary | null }) {
  const record = useFetched(readRecord);
  const [filter, setFilter] = useState(EVERYTHING);
  const all = record?.games ?? [];
  const games = filtered(all, filter);
  return (
    <main>
      <div class="acc-middle">
        <Profile account={account} />
        {me.value?.hasAccount !== true && (
          <div class="acc-side">
            <Visiting />
          </div>
        )}
        {record && <Ratings ratings={record.ratings} gameName={gameName} />}
        {record && <ReliabilityCard of={record.reliability} />}
      </div>
      <Finished
        games={games}
        isChosen={all.length > 0}
        gameName={gameName}
        rounds={rounds}
        picture={picture}
        sign={sign}
      >
        {all.length > 0 && <FilterBar games={all} filter={filter} onFilter={setFilter} gameName={gameName} />}
      </Finished>
      <Statistics games={games} gameName={gameName} sideName={sideName} />
    </main>
  );
}
