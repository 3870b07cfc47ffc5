import { Drawing } from "../../../ui/Drawing.tsx";
import { DEVICES, type Device } from "./devices.tsx";
import { FACES, type Face, SIGNS, type Sign } from "./glyphs.tsx";

interface Props {
  readonly size?: number | undefined;
  /** Text name, for a sign that stands alone. Without it the sign is decoration. */
  readonly label?: string | undefined;
}

/** The sign of a track or of a face of a die. */
export function FaceGlyph({ face, size = 16, label }: Props & { face: Face }) {
  return (
    <Drawing
      class="dc-glyph"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      label={label}
      data-about={`points:${face}`}
    >
      {FACES[face]}
    </Drawing>
  );
}

export function SignGlyph({ sign, size = 16, label }: Props & { sign: Sign }) {
  return (
    <Drawing class="dc-glyph" width={size} height={size} viewBox="0 0 24 24" label={label} data-about={`sign:${sign}`}>
      {SIGNS[sign]}
    </Drawing>
  );
}

/** The bare device of a city, in the colour of the text around it. */
export function DeviceGlyph({ device, size = 16, label }: Props & { device: Device }) {
  return (
    <Drawing class="dc-glyph" width={size} height={size} viewBox="0 0 24 24" label={label}>
      {DEVICES[device]}
    </Drawing>
  );
}
