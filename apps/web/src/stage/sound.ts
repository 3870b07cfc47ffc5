import { effect } from "@preact/signals";
import { kept } from "../ui/kept.ts";
import type { Sound } from "./beat.ts";
import { playing } from "./director.ts";

/** From 0 to 100. */
export const volume = kept<number>("volume", 40, (said) => {
  const read = Number(said);
  return Number.isInteger(read) && read >= 0 && read <= 100 ? read : null;
});

/** One tone or burst of noise: all sounds are made of these. */
export interface Note {
  readonly kind: "sine" | "triangle" | "noise";
  /** Hz; of noise the middle of the band. */
  readonly pitch: number;
  /** Milliseconds after the beginning, and until it has died away. */
  readonly at: number;
  readonly decay: number;
  /** Of the whole volume; from 0 to 1. */
  readonly level: number;
}

/** The timbres of a game: what each kind of beat, and one's own turn, sound like. */
export type Timbres = Readonly<Record<Sound | "mine", readonly Note[]>>;

let timbres: Timbres | null = null;
let context: AudioContext | null = null;

export function setTimbres(now: Timbres | null): void {
  timbres = now;
}

/** Nothing sounds before the first click: browsers forbid it, and so does courtesy. */
export function wakeSound(): void {
  const wake = () => {
    context ??= new AudioContext();
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
}

export function sound(kind: Sound | "mine"): void {
  if (!context || !timbres || volume.peek() === 0 || document.hidden) return;
  for (const note of timbres[kind]) play(context, note);
}

function play(audio: AudioContext, { kind, pitch, at, decay, level }: Note): void {
  const [from, until] = [audio.currentTime + at / 1000, audio.currentTime + (at + decay) / 1000];
  const gain = audio.createGain();
  gain.gain.setValueAtTime((level * volume.peek()) / 100, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, until);
  const source = kind === "noise" ? noise(audio, pitch, gain) : tone(audio, kind, pitch, gain);
  gain.connect(audio.destination);
  source.start(from);
  source.stop(until);
}

function tone(audio: AudioContext, type: OscillatorType, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(to);
  return source;
}

function noise(audio: AudioContext, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(to);
  return source;
}

/** A beat is named when it opens, sounds when its secret turns over or its things land. */
effect(() => {
  const now = playing.value;
  if (!now) return;
  const { beat, step } = now;
  if (step === "name") sound("name");
  else if (step === "turn") sound("turn");
  else if (step === "strike") sound("strike");
  else if (step === "travel" && beat.sound !== null) sound(beat.sound);
  else if (step === "hold" && beat.sound !== null && !beat.steps.includes("travel")) sound(beat.sound);
});
