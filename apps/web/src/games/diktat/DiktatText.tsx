import { PreferencesButton } from "../../preferences/PreferencesButton.tsx";
import { useShortcuts } from "../../questions/shortcuts.ts";
import { TalkButton } from "../../table/talk/TalkHandle.tsx";
import { askingNow } from "../../text/asking.ts";
import { TextTable } from "../../text/TextTable.tsx";
import { Ways } from "../../text/Ways.tsx";
import { askedNow } from "./answer/layers.ts";
import { detailOf, wordingOf } from "./answer/pictures.tsx";
import { barFor } from "./bar/barFor.tsx";
import { keysFor } from "./keys.ts";
import { CallButton } from "./leagues/CallButton.tsx";
import { leaguesOf } from "./leagues/seen.ts";
import { Journal } from "./log/Journal.tsx";
import { StandingActions } from "./own/Standing.tsx";
import { PoliticsPanel } from "./politics/PoliticsPanel.tsx";
import { useSeen } from "./seen/seen.ts";
import { besidesOf } from "./text/besides.ts";
import { describe } from "./text/describe.ts";
import { Waiting } from "./text/Waiting.tsx";
import { PoliticsButton, SettingsButton } from "./top/tools.tsx";

/** The table of Diktat in words. */
export function DiktatText() {
  const seen = useSeen();
  const bar = barFor(seen);
  useShortcuts(keysFor(seen), bar);
  const asked = askedNow(seen) ?? { key: "", about: {}, closed: {}, rule: "" };
  return (
    <>
      <TextTable
        title={`Diktat, ${seen.table.name}`}
        sections={describe(seen)}
        asking={askingNow(seen.view)}
        bar={bar}
        besides={besidesOf(seen)}
        wording={{
          ...wordingOf(seen, asked),
          picture: () => null,
          detail: (ref) => detailOf(seen, ref, asked.about),
        }}
        reason={(refusal) => seen.words.refusal(refusal)}
        waiting={
          <>
            <StandingActions />
            {leaguesOf(seen) && <CallButton />}
            <Waiting />
          </>
        }
        journal={<Journal />}
        tools={
          <>
            <Ways game="diktat" look="tb-tool" />
            <TalkButton look="tb-tool" />
            {seen.you !== null && <PoliticsButton />}
            <SettingsButton />
            <PreferencesButton look="tb-tool" />
          </>
        }
      />
      <PoliticsPanel />
    </>
  );
}
