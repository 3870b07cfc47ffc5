import { TALK_PRESETS, type TalkPreset, type Visibility } from "@paravent/protocol";
import { t } from "../i18n/index.ts";
import { Choice } from "./Choice.tsx";

interface Props<V extends Visibility> {
  /** Who may find it, of all ways those that there are. */
  readonly among: readonly V[];
  readonly visibility: V;
  readonly talk: TalkPreset;
  onVisibility(chosen: V): void;
  onTalk(chosen: TalkPreset): void;
}

/** Who finds a table or a tournament, and how people talk there. */
export function OpenToOthers<V extends Visibility>({ among, visibility, talk, onVisibility, onTalk }: Props<V>) {
  const { create } = t.value;
  return (
    <>
      <Choice
        title={create.visibility}
        among={among}
        words={create.visibilities}
        chosen={visibility}
        onChoose={onVisibility}
      />
      <Choice title={create.talk} among={TALK_PRESETS} words={create.talks} chosen={talk} onChoose={onTalk} />
    </>
  );
}
