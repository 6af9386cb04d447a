import type { ReadingQuestion } from '../pages/reading';
import type { Fact } from './fact';

/** schema.org's FAQPage for the questions that a page answers. */
export function faqPage(questions: readonly ReadingQuestion[]): Fact {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
