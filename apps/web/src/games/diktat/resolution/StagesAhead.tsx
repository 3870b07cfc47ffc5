import { memo } from "../../../ui/memo.ts";
import { BackdropAhead } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";

/** Where piles lie there will be a conquest: its stage is painted while the teams are still being sent. */
export const StagesAhead = memo(() => {
  const { game } = useSeen();
  const sectors = new Set(game.piles.map(({ sector }) => sector));
  return (
    <>
      {[...sectors].map((sector) => (
        <BackdropAhead key={sector} sector={sector} />
      ))}
    </>
  );
});
