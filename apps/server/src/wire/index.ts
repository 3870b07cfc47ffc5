export * from "./company.ts";
export * from "./results.ts";
export * from "./terms.ts";
