import type { Counts } from '../readability';

/**
 * Reading ease after Kandel and Moles (1958, "Application de l’indice de Flesch à la langue française"):
 * 207 − 1.015 × words per sentence − 73.6 × syllables per word. 100 is very easy, 60 is plain, 30 is hard. Nothing to
 * read is 100.
 */
export function easeOf({ words, sentences, syllables }: Counts): number {
  return words === 0 ? 100 : 207 - 1.015 * (words / sentences) - 73.6 * (syllables / words);
}

const vowelGroups = /[aeiouyàâäéèêëîïôöùûüœæ]+/g;

/**
 * Syllables as they are spoken: groups of vowels, without the silent e at the end (`aide`, `aides`). The ending -ent of
 * verbs counts, because it looks like that of nouns; so a text is judged a little harder than it is.
 */
export function frenchSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/(?<=[qg])u(?=[eiyéèê])/g, '')
    .replace(/(?<=.[^aeiouyéèê])es?$/, '')
    // é before a vowel and a vowel with two dots are syllables of their own: ré-action, ma-ïs.
    .replace(/é(?=[aàâeiouœ])|[aeiouy](?=[ëïü])/g, '$&-');
  return Math.max(1, spoken.match(vowelGroups)?.length ?? 0);
}
