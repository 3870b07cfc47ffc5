import { isBehind } from "../../../stage/director.ts";
import { memo } from "../../../ui/memo.ts";
import { BackdropAhead } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { sectorsAhead } from "./ahead.ts";

/**
 * Where piles lie there will be a conquest: its stage is painted while the teams are still being sent. Not while anything
 * is shown: what moves would stand still meanwhile.
 */
export const StagesAhead = memo(() => {
  const { game } = useSeen();
  if (isBehind.value) return null;
  return (
    <>
      {sectorsAhead(game.piles).map((sector) => (
        <BackdropAhead key={sector} sector={sector} />
      ))}
    </>
  );
});
