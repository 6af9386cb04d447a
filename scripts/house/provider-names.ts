import { readFileSync } from 'node:fs';

/** A payment provider and the folders that may name it. */
export type ProviderRooms = { name: string; rooms: readonly string[] };

/**
 * Files outside of a provider's rooms that contain its name as a word, also as part of an import path.
 *
 * @param read gives the text of a file
 * /
 */
export function filesNaming(
  { name, rooms }: ProviderRooms,
  files: readonly string[],
  read = (file: string): string => readFileSync(file, 'utf8'),
): string[] {
  const word = new RegExp(`\\b${name}\\b`, 'i');
  return files.filter(
    (file) => !rooms.some((room) => file.startsWith(`${room}/`)) && word.test(read(file)),
  );
}
