import { readFileSync } from 'node:fs';

/** A payment provider, and the folders that may be about it. */
export type ProviderRooms = { name: string; rooms: readonly string[] };

/**
 * The files outside a provider's rooms that name it as a word, in their own sentences or in a path that they import.
 *
 * @param read gives the text of a file
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
