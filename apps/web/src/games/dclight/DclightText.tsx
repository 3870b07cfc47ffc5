import { PreferencesButton } from "../../preferences/PreferencesButton.tsx";
import { useShortcuts } from "../../questions/shortcuts.ts";
import { TalkButton } from "../../table/talk/TalkHandle.tsx";
import { askingNow } from "../../text/asking.ts";
import { TextTable } from "../../text/TextTable.tsx";
import { Ways } from "../../text/Ways.tsx";
import { barFor } from "./bar/barFor.tsx";
import { KEYS } from "./keys.ts";
import { Journal } from "./log/Journal.tsx";
import { wordingOf } from "./seen/labels.tsx";
import { useSeen } from "./seen/seen.ts";
import { detailOf } from "./text/cards.ts";
import { describe } from "./text/describe.ts";

/** The table of DCLight in words. */
export function DclightText() {
  const seen = useSeen();
  const bar = barFor(seen);
  useShortcuts(KEYS, bar);
  const { question } = seen.view;
  return (
    <TextTable
      title={`DCLight, ${seen.table.name}`}
      sections={describe(seen)}
      asking={askingNow(seen.view)}
      bar={bar}
      wording={{
        ...wordingOf(seen, question?.closed ?? {}),
        picture: () => null,
        detail: (ref) => detailOf(seen, ref),
      }}
      reason={(refusal) => seen.words.refusal(refusal)}
      journal={<Journal />}
      tools={
        <>
          <Ways game="dclight" look="dc-tool" />
          <TalkButton look="dc-tool talk-tool" />
          <PreferencesButton look="dc-tool" />
        </>
      }
    />
  );
}
