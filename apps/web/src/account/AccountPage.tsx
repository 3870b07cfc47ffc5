import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
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
  gameName(game: string): string;
  sideName(game: string, side: string): string;
  picture(game: string, table: string): ComponentChildren;
}

/** Who one is here: picture and name, the games one has finished, and the account or the way to one. */
export function AccountPage({ gameName, sideName, picture }: Props) {
  const words = accountWords.value;
  useTabTitle(words.title, false);
  // Another function asks anew.
  const [asked, setAsked] = useState(() => readAccount);
  const hasAccount = me.value?.hasAccount === true;
  const account = useFetched(hasAccount ? asked : null);
  const record = useFetched(readRecord);
  const [filter, setFilter] = useState(EVERYTHING);
  const all = record?.games ?? [];
  const games = filtered(all, filter);
  return (
    <div class="acc">
      <PageHead title={words.title} back={words.back} />
      <main>
        <div class="acc-middle">
          <Profile account={account} />
          {record && <Ratings ratings={record.ratings} gameName={gameName} />}
          {record && <ReliabilityCard of={record.reliability} />}
          <Statistics games={games} sideName={sideName} />
        </div>
        <div class="acc-middle">
          <Finished games={games} isChosen={all.length > 0} gameName={gameName} picture={picture}>
            {all.length > 0 && <FilterBar games={all} filter={filter} onFilter={setFilter} gameName={gameName} />}
          </Finished>
          <Calls account={account} />
          <Vacations />
        </div>
        <div class="acc-side">
          {!hasAccount && <Visiting />}
          <AtADistance />
          {account && <Belonging account={account} onChange={() => setAsked(() => () => readAccount())} />}
        </div>
      </main>
    </div>
  );
}
