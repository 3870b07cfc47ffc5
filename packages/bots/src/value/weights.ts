/**
 * A learned value as it is kept: one hidden layer over the numbers of a seat, and a straight line beside it. With what made
 * it, so that it can be made again.
 */
export interface Weights {
  /** The command that made it, and what came of it. */
  readonly made: { readonly command: string; readonly figures: string };
  readonly inputs: number;
  readonly hidden: number;
  /** All numbers, 32 bits each, as base64: see `Layout`. */
  readonly numbers: string;
}

/** Where each part of the numbers begins. */
export interface Layout {
  readonly mean: number;
  readonly scale: number;
  readonly line: number;
  readonly layer: number;
  readonly bias: number;
  readonly out: number;
  readonly length: number;
}

export function layoutOf(inputs: number, hidden: number): Layout {
  const layer = 3 * inputs;
  const bias = layer + hidden * inputs;
  const out = bias + hidden;
  return { mean: 0, scale: inputs, line: 2 * inputs, layer, bias, out, length: out + hidden };
}

export function encoded(numbers: Float32Array): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export function decoded({ numbers, inputs, hidden }: Weights): Float32Array {
  const text = atob(numbers);
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  const found = new Float32Array(bytes.buffer);
  const { length } = layoutOf(inputs, hidden);
  if (found.length !== length) throw new Error(`weights of ${found.length} numbers where ${length} are needed`);
  return found;
}
