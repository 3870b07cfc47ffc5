/** Something that only some may ever be sent. */
export interface Secret {
  readonly what: string;
  /** As it would stand in a message: long enough to occur there by no accident. */
  readonly text: string;
  /** Those who may be sent it, by name. */
  readonly mayHear: readonly string[];
}

/** What each listener was sent, by name. */
export type Heard = ReadonlyMap<string, readonly string[]>;

/** Every secret that reached somebody who may not hear it, however it was written down. */
export function leaks(heard: Heard, secrets: readonly Secret[]): string[] {
  const found: string[] = [];
  for (const { what, text, mayHear } of secrets) {
    const forms = writings(text);
    for (const [name, messages] of heard) {
      if (mayHear.includes(name)) continue;
      const message = messages.find((one) => forms.some((form) => one.includes(form)));
      if (message !== undefined) found.push(`${name} was sent ${what} in ${around(message, forms)}`);
    }
  }
  return found;
}

/** The text itself, and as it looks inside of JSON in JSON, addresses, and the usual encodings. */
function writings(text: string): string[] {
  const bytes = Buffer.from(text);
  const plain = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)];
  return [...new Set([...plain, bytes.toString("hex"), ...base64(bytes)])];
}

/** Base64 of the text wherever it begins within a group of three bytes; the ragged ends are left out. */
function base64(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const padded = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    const core = padded.slice(Math.ceil((before * 4) / 3), padded.length - (padded.endsWith("=") ? 4 : 0));
    return core.length < 8 ? [] : [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

function around(message: string, forms: readonly string[]): string {
  const at = Math.min(...forms.map((form) => message.indexOf(form)).filter((index) => index >= 0));
  return JSON.stringify(message.slice(Math.max(0, at - 60), at + 100));
}
