/// <reference types="vite/client" />

// This package names its style sheets without their extension.
declare module "@fontsource/big-shoulders-display/*";

// What the rulebook is made of, read when the client is built.
declare module "*?chapter" {
  const chapter: import("./plug/rulebook.ts").Chapter;
  export default chapter;
}
declare module "*?law" {
  const law: readonly import("./plug/rulebook.ts").LawSection[];
  export default law;
}
