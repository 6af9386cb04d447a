import { useRef } from 'react';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { questionId, type ReadingQuestion } from '@/domain/pages/reading';
import { Prose } from './prose';
import { useOpenAnswer } from './use-open-answer';

type QuestionsProps = {
  questions: readonly ReadingQuestion[];
  /** The level of the topics' headings. */
  heading: 'h2' | 'h3';
};

/** Questions with their answers, by topic where they have one. */
export function Questions({ questions, heading: Heading }: QuestionsProps) {
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  const all = useRef<HTMLDivElement>(null);
  useOpenAnswer(all);
  return (
    <div ref={all}>
      {topics.map((topic) => (
        <div key={topic} className="mt-10 first:mt-0">
          {topic && <Heading className="mb-4 text-xl font-semibold">{topic}</Heading>}
          <Accordion>
            {questions
              .filter((question) => question.topic === topic)
              .map(({ question, answer }) => (
                <AccordionItem key={question} id={questionId(question)} heading={question}>
                  <Prose html={answer} />
                </AccordionItem>
              ))}
          </Accordion>
        </div>
      ))}
    </div>
  );
}
