export * from "./company.ts";
export * from "./terms.ts";
