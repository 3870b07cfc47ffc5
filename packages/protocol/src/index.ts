export * from "./messages.ts";
export * from "./rest.ts";
