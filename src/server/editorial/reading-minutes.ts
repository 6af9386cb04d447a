/** A calm pace: adults read silently at 200 to 250 words a minute. */
const wordsPerMinute = 200;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
