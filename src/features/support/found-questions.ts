import type { ReadingQuestion } from '@/domain/pages/reading';

/**
 * The questions that contain every word of a search, in the question or its answer; all of them for an empty search.
 */
export function foundQuestions(
  questions: readonly ReadingQuestion[],
  search: string,
): readonly ReadingQuestion[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return questions.filter(({ topic, question, answer }) => {
    const text = folded(`${topic ?? ''} ${question} ${answer.replace(/<[^>]*>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  });
}

/** Normalises a text: without capitals and accents, and with one kind of apostrophe. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
