import type { Locale } from '@/domain/words/locale';
import { hearingLosses, type HearingLoss } from './losses';

/** A run of letters and the loss at which it fades; null when it stays audible. */
type LetterRun = { text: string; fadesAt: Exclude<HearingLoss, 'none'> | null };

/* Two letters for one sound are matched before the single letters. */
const softSounds: Readonly<Record<Locale, RegExp>> = {
  'en-US': /(?<mild>sh|th|[sf])|(?<moderate>ch|[tkcph])/gi,
  // A French c is soft before e, i and y; an h is never heard.
  'fr-CA': /(?<mild>ch|ph|c(?=[eéèêëiîïy])|[sfç])|(?<moderate>qu|[tkcp])/gi,
};

/**
 * Splits a sentence at its soft, high consonants. In English, s, f, th and sh fade with a mild loss, with a moderate one
 * t, ch, k, c, p and h as well (design language 10, "Letter switch"). In French it is f, s and ch, then t, k and p.
 */
export function splitByLoss(sentence: string, locale: Locale): LetterRun[] {
  const runs: LetterRun[] = [];
  let end = 0;
  for (const match of sentence.matchAll(softSounds[locale])) {
    append(runs, sentence.slice(end, match.index), null);
    append(runs, match[0], match.groups?.mild ? 'mild' : 'moderate');
    end = match.index + match[0].length;
  }
  append(runs, sentence.slice(end), null);
  return runs;
}

/** Whether a run has faded at this loss. */
export function isFaded(run: LetterRun, loss: HearingLoss): boolean {
  return run.fadesAt !== null && hearingLosses.indexOf(loss) >= hearingLosses.indexOf(run.fadesAt);
}

function append(runs: LetterRun[], text: string, fadesAt: LetterRun['fadesAt']) {
  const last = runs.at(-1);
  if (last && last.fadesAt === fadesAt) last.text += text;
  else if (text) runs.push({ text, fadesAt });
}
