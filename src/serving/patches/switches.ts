import { StartError } from '../start-error';

/**
 * Changes to Next and React that go beyond their documented ways and that we can do without. README.md says what each
 * one gains and which test fails when it stops working.
 */
const patchNames = [
  'page-compression',
  'compile-hints',
  'hydrate-in-slices',
  'lean-manifest',
] as const;

type PatchName = (typeof patchNames)[number];

/** The patches that are on. */
export type Patches = ReadonlySet<PatchName>;

/**
 * Reads the setting `PATCHES`: names of patches to leave out, each with a leading minus, separated by commas or spaces,
 * such as `-compile-hints,-lean-manifest`. All are on by default.
 *
 * @throws {StartError} naming the word that is not a patch
 */
export function readPatches(setting = ''): Patches {
  const patches = new Set<PatchName>(patchNames);
  for (const word of setting.split(/[\s,]+/).filter(Boolean)) {
    const name = patchNames.find((each) => word === `-${each}`);
    if (name === undefined) {
      const known = patchNames.map((each) => `-${each}`).join(', ');
      throw new StartError(`PATCHES: "${word}" is not one of ${known}`);
    }
    patches.delete(name);
  }
  return patches;
}
