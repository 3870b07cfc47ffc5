/** By which word of a user agent each is known; those that borrow others' words come first. */
const BROWSERS = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
] as const;

/** So much of a user agent is kept. */
const LONGEST = 300;

const found = (among: readonly (readonly [RegExp, string])[], agent: string): string =>
  among.find(([word]) => word.test(agent))?.[1] ?? "";

/** Which browser and system a session is in, in words its owner knows; versions are left out. */
export const readAgent = (agent: string): { browser: string; system: string } => ({
  browser: found(BROWSERS, agent),
  system: found(SYSTEMS, agent),
});

export const keptAgent = (agent: string | undefined): string => (agent ?? "").slice(0, LONGEST);
