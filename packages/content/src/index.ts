export { type Fault, PackFault, packFault, sayFaults, type Words } from "./fault.ts";
export { identityOf } from "./identity.ts";
export { installedPacks } from "./installed.ts";
export {
  byId,
  checkFiles,
  deepFrozen,
  type PackFiles,
  PackName,
  readFile,
  readHead,
  Source,
  WordsEntry,
} from "./read.ts";
export { LARGEST_FILE } from "./yaml.ts";
