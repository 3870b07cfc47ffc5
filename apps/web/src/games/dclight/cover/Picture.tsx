import { chosenBy } from "../../../ui/chosen-by.ts";
import { Amphora } from "../art/Amphora.tsx";
import { DEVICES, type Device } from "../art/devices.tsx";

const PAINTED = Object.keys(DEVICES) as Device[];

/** A table in the lobby: an amphora. */
export function Picture({ variant }: { readonly variant: string }) {
  return (
    <svg viewBox="0 0 84 84" aria-hidden="true">
      <Amphora device={chosenBy(variant, PAINTED)} />
    </svg>
  );
}
