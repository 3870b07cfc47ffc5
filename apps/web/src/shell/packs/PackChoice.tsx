import type { PackSummary } from "@paravent/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { language } from "../../i18n/language.ts";
import { listPacks } from "../../net/rest.ts";
import { send } from "./send.ts";

interface Props {
  readonly game: string;
  /** The pack chosen; null for the game's own. */
  readonly chosen: PackSummary | null;
  onChoose(pack: PackSummary | null): void;
}

/** The cards of a new table: those the server has, or the player's own. */
export function PackChoice({ game, chosen, onChoose }: Props) {
  const { packs } = t.value;
  const input = useRef<HTMLInputElement>(null);
  const [offered, setOffered] = useState<readonly PackSummary[] | null>(null);
  const [own, setOwn] = useState<PackSummary | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  useEffect(() => {
    listPacks(game).then(
      (list) => setOffered(list.packs),
      () => setOffered(null),
    );
  }, [game]);

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setReading(true);
    setSaid(null);
    const sent = await send(game, files);
    setReading(false);
    if (typeof sent === "string") return setSaid(sent);
    setOwn(sent);
    onChoose(sent);
  };
  // A game without packs has nothing to choose.
  if (offered?.length === 0) return null;
  const choices = own ? [...(offered ?? []).filter(({ id }) => id !== own.id), own] : (offered ?? []);
  const base = offered?.[0];
  const current = (chosen ?? base)?.id;

  return (
    <fieldset class="create-seat create-packs" aria-busy={reading}>
      <legend>{packs.label}</legend>
      <span class="create-options">
        {choices.map((pack) => (
          <button
            key={pack.id}
            type="button"
            aria-pressed={pack.id === current}
            onClick={() => onChoose(pack.id === base?.id ? null : pack)}
          >
            {pack.name[language.value]}
          </button>
        ))}
        <button type="button" disabled={reading} title={packs.howTo} onClick={() => input.current?.click()}>
          {reading ? packs.reading : own ? packs.other : packs.own}
        </button>
      </span>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept=".yaml"
        multiple
        tabIndex={-1}
        aria-label={packs.own}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same files may be chosen again once they are mended.
          currentTarget.value = "";
          void take(files);
        }}
      />
      {said && (
        <p class="create-fault" role="alert">
          {said}
        </p>
      )}
    </fieldset>
  );
}
