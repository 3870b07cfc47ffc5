/** What package-lock.json says of one package. */
interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The part of a package.json that names other packages. */
export interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** Packages that may run something when they are installed. */
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const REGISTRY = "https://registry.npmjs.org/";

/** What may be shipped with a program under the MIT licence. */
const LICENCES: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "PSF-2.0",
  "Unlicense",
]);

/** Ours, which the lock file and the manifests name without a version. */
const OURS = "@paravent/";

/** A version and nothing else: what is installed is what was looked at. */
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const nameOf = (path: string): string => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** What is wrong with where packages come from and what they may do: one sentence each, none where all is well. */
export function dependencyFaults(lock: Lock, manifests: readonly Manifest[]): string[] {
  const allowed = new Set(manifests.flatMap(({ allowScripts }) => Object.keys(allowScripts ?? {})));
  const foreign = Object.entries(lock.packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  return [
    ...foreign.flatMap(([path, locked]) => packageFaults(nameOf(path), locked, allowed)),
    ...manifests.flatMap(manifestFaults),
  ];
}

function packageFaults(name: string, locked: LockedPackage, allowed: ReadonlySet<string>): string[] {
  const { version, resolved, integrity, license, dev, hasInstallScript } = locked;
  const which = `${name} ${version}`;
  return [
    ...(/^sha512-/.test(integrity ?? "") ? [] : [`${which} has no hash to be checked by`]),
    ...(resolved === undefined || resolved.startsWith(REGISTRY) ? [] : [`${which} comes from ${resolved}`]),
    ...(hasInstallScript && !allowed.has(name) ? [`${which} runs something when it is installed`] : []),
    ...(dev || LICENCES.has(license ?? "") ? [] : [`${which} has the licence ${license ?? "of nobody knows what"}`]),
  ];
}

function manifestFaults({ name, dependencies, devDependencies }: Manifest): string[] {
  return Object.entries({ ...devDependencies, ...dependencies })
    .filter(([wanted, version]) => !wanted.startsWith(OURS) && !EXACT.test(version))
    .map(([wanted, version]) => `${name} takes ${wanted} as ${version}, which is not one version`);
}
