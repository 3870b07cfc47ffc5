import { memo } from "../../../ui/memo.ts";
import type { Device } from "./devices.tsx";
import { DeviceGlyph } from "./Glyph.tsx";
import "./shield.css";

/** Devices by seat, and the colours that go with them: nothing that competes with red, blue and green. */
const BY_SEAT: readonly Device[] = ["labrys", "owl", "bull", "dolphin"];
const COLOURS: Readonly<Record<Device, string>> = {
  labrys: "#1d1310",
  owl: "#5a2160",
  bull: "#8f5600",
  dolphin: "#12777c",
};

export const deviceOf = (seat: number): Device => BY_SEAT[seat % BY_SEAT.length]!;
export const colourOf = (seat: number): string => COLOURS[deviceOf(seat)];

interface Props {
  readonly seat: number;
  readonly size?: number;
  readonly label?: string | undefined;
}

/** A player's mark: the device of the city on its shield. */
export const Shield = memo(Mark);

function Mark({ seat, size = 18, label }: Props) {
  return (
    <span
      class="dc-shield"
      style={{ width: `${size}px`, height: `${size}px`, background: colourOf(seat) }}
      data-about={`seat:${seat}`}
    >
      <DeviceGlyph device={deviceOf(seat)} size={Math.round(size * 0.6)} label={label} />
    </span>
  );
}
