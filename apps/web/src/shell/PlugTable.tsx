import { useEffect } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { Pointing } from "../pieces/Pointing.tsx";
import type { Plug } from "../plug/plug.ts";
import { setTimbres } from "../stage/sound.ts";
import { teller } from "../stage/told.ts";
import { toldForYou } from "../stage/told-for-you.ts";
import { countable } from "../store/by-itself.ts";
import { NO_SIGNS, replaySigns } from "../store/replay.ts";
import { useFetched } from "../ui/fetched.ts";
import { Notice } from "../ui/Notice.tsx";

/** The table of a game, once it is fetched. */
export function PlugTable({ plug }: { readonly plug: Plug }) {
  const game = useFetched(plug.table);
  useEffect(() => {
    replaySigns.value = game?.replay ?? NO_SIGNS;
    teller.value = game?.tell ? toldForYou(game.tell) : null;
    setTimbres(game?.timbres ?? null);
    countable.value = game?.countable ?? null;
  }, [game]);
  if (!game) return <Notice>{t.value.line.loading}</Notice>;
  return (
    <>
      <game.Table />
      {plug.pieces && <Pointing pieces={plug.pieces} />}
    </>
  );
}
