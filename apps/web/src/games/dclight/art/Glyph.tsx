import { Drawing } from "../../../ui/Drawing.tsx";
import { memo } from "../../../ui/memo.ts";
import { DEVICES, type Device } from "./devices.tsx";
import { FACES, type Face, SIGNS, type Sign } from "./glyphs.tsx";

interface Props {
  readonly size?: number | undefined;
  /** Text name, for a sign that stands alone. Without it the sign is decoration. */
  readonly label?: string | undefined;
}

/** The sign of a track or of a face of a die. */
export const FaceGlyph = memo(({ face, size = 16, label }: Props & { face: Face }) => (
  <Drawing class="dc-glyph" width={size} height={size} viewBox="0 0 32 32" label={label} data-about={`points:${face}`}>
    {FACES[face]}
  </Drawing>
));

export const SignGlyph = memo(({ sign, size = 16, label }: Props & { sign: Sign }) => (
  <Drawing class="dc-glyph" width={size} height={size} viewBox="0 0 24 24" label={label} data-about={`sign:${sign}`}>
    {SIGNS[sign]}
  </Drawing>
));

/** The bare device of a city, in the colour of the text around it. */
export const DeviceGlyph = memo(({ device, size = 16, label }: Props & { device: Device }) => (
  <Drawing class="dc-glyph" width={size} height={size} viewBox="0 0 24 24" label={label}>
    {DEVICES[device]}
  </Drawing>
));
