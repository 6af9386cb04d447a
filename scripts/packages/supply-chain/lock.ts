import { boolean, lazy, mixed, object, string, type InferType } from 'yup';
import { allowedScripts, deniedScripts, isListed, packageNameOf } from '../install-scripts.mjs';

const packageSchema = object({
  version: string(),
  resolved: string(),
  integrity: string(),
  license: mixed(),
  dev: boolean(),
  optional: boolean(),
  devOptional: boolean(),
  hasInstallScript: boolean(),
  link: boolean(),
});

type LockedPackage = InferType<typeof packageSchema>;

export type Locked = { at: string; name: string; entry: LockedPackage };

const lockSchema = object({
  packages: lazy((packages: unknown) =>
    object(Object.fromEntries(Object.keys(Object(packages)).map((at) => [at, packageSchema]))),
  ),
});

/** Every package of a lock file but the project itself. */
export function parseLock(text: string): Locked[] {
  const { packages } = lockSchema.validateSync(JSON.parse(text));
  return Object.entries<LockedPackage>(packages)
    .filter(([at]) => at !== '')
    .map(([at, entry]) => ({ at, name: packageNameOf(at), entry }));
}

/**
 * Faults of locked packages: one that does not come from the registry, one without a checksum that every machine would
 * install, or one that links to another folder.
 */
export function lockFaults(locked: readonly Locked[]): string[] {
  return locked.flatMap(({ at, entry }) => {
    const { version, resolved, integrity, link, optional } = entry;
    if (link) return [`${at} links to another folder`];
    if (!version || !/^\d+\.\d+\.\d+/.test(version)) return [`${at} has no version`];
    if (resolved && !resolved.startsWith('https://registry.npmjs.org/')) {
      return [`${at} comes from ${resolved}`];
    }
    if (integrity)
      return /^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${at} has a weak checksum`];
    // Packages of other platforms were never fetched here (scripts/packages/complete-lock.mjs).
    return optional ? [] : [`${at} has no checksum`];
  });
}

/** Packages with an install script that nobody has reviewed. */
export function scriptFaults(locked: readonly Locked[]): string[] {
  return locked
    .filter(({ entry }) => entry.hasInstallScript)
    .filter(({ name }) => !isListed(allowedScripts, name) && !isListed(deniedScripts, name))
    .map(
      ({ at }) =>
        `${at} has an install script: say in scripts/packages/install-scripts.mjs what of it`,
    );
}
