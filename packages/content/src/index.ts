export { type Fault, PackFault, packFault, sayFaults, type Words } from "./fault.ts";
export { identityOf } from "./identity.ts";
export { byId, checkFiles, deepFrozen, type PackFiles, readFile, Source, WordsEntry } from "./read.ts";
