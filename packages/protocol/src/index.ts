export * from "./accounts.ts";
export * from "./calls.ts";
export * from "./fairness.ts";
export * from "./games.ts";
export * from "./lessons.ts";
export * from "./messages.ts";
export * from "./programs.ts";
export * from "./rest.ts";
