import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/text/section';
import { TileGroup } from '@/components/ui/fields/tile-group';
import type { Product } from '@/domain/catalogue/catalogue';
import {
  finderQuestions,
  type FinderAnswers,
  type FinderQuestion,
} from '@/domain/catalogue/discovery';
import { FinderOutcome } from './finder-outcome';
import { FocusedHeading } from './focused-heading';
import { useFinder } from './use-finder';

/**
 * A short questionnaire that leads to a fitting level or to a person. The answers concern health: they stay in this
 * page's memory and reach no address, no storage and no log.
 */
export function DiscoveryScreen({ aid }: { aid: Product }) {
  const t = useTranslations('discovery');
  const finder = useFinder();
  const { answers, result, question, step, value } = finder;
  return (
    <Container className="pt-8 pb-section lg:pt-14">
      <div className="grid min-h-112 max-w-text content-start gap-10">
        {result && <FinderOutcome result={result} aid={aid} onStartOver={finder.startOver} />}
        {!result && step === 0 && (
          <div className="grid gap-4">
            <h1 className="font-display text-4xl text-balance">{t('title')}</h1>
            <p className="text-lg text-ink-soft">{t('lead')}</p>
          </div>
        )}
        {!result && question && (
          <Question
            key={question}
            question={question}
            step={step}
            count={finder.count}
            value={value}
            onAnswer={(answer) => finder.answer({ ...answers, [question]: answer })}
            onAnswerAndNext={(answer) => finder.next({ ...answers, [question]: answer })}
            onNext={() => finder.next(value === null ? answers : { ...answers, [question]: value })}
            isTold={finder.isTold}
            onBack={step > 0 ? finder.back : undefined}
          />
        )}
      </div>
    </Container>
  );
}

type Answer = NonNullable<FinderAnswers[FinderQuestion]>;

type QuestionProps = {
  question: FinderQuestion;
  step: number;
  count: number;
  value: Answer | null;
  onAnswer: (answer: Answer) => void;
  onAnswerAndNext: (answer: Answer) => void;
  onNext: () => void;
  onBack?: () => void;
  /** The value was told on another page. */
  isTold: boolean;
};

/**
 * A tap on an answer goes to the next question by itself. Keyboard users move through the answers with arrow keys, so
 * they press Next.
 */
function Question({ question, step, count, value, isTold, ...on }: QuestionProps) {
  const t = useTranslations('discovery');
  const isTapped = useRef(false);
  const [isTried, setIsTried] = useState(false);
  const isMissing = isTried && value === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (value === null) setIsTried(true);
    else on.onNext();
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onPointerDown={() => (isTapped.current = true)}
      onKeyDown={() => (isTapped.current = false)}
      className="grid gap-6"
    >
      <p className="text-sm text-ink-soft">{t('step', { step: step + 1, count })}</p>
      <FocusedHeading isFirst={step === 0}>{t(`${question}.title`)}</FocusedHeading>
      {question === 'signs' && (
        <div className="grid gap-2">
          <p className="text-ink-soft">{t('signs.hint')}</p>
          <p>{t('signs.list')}</p>
          {isTold && <p>{t('signs.told')}</p>}
        </div>
      )}
      <TileGroup
        legend={t(`${question}.title`)}
        isLegendHidden
        name={`finder-${question}`}
        value={value}
        onChange={(answer: Answer) => (isTapped.current ? on.onAnswerAndNext : on.onAnswer)(answer)}
        error={isMissing ? t('missing') : undefined}
        options={optionsOf(question, t)}
        tilesClassName="sm:grid-cols-2"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('next')}</Button>
        {on.onBack && (
          <Button variant="quiet" onClick={on.onBack}>
            {t('back')}
          </Button>
        )}
      </div>
    </form>
  );
}

type Words = ReturnType<typeof useTranslations<'discovery'>>;

function optionsOf(question: FinderQuestion, t: Words) {
  switch (question) {
    case 'who':
      return finderQuestions.who.map((value) => ({ value, label: t(`who.options.${value}`) }));
    case 'signs':
      return finderQuestions.signs.map((value) => ({ value, label: t(`signs.options.${value}`) }));
    case 'ears':
      return finderQuestions.ears.map((value) => ({ value, label: t(`ears.options.${value}`) }));
    case 'where':
      return finderQuestions.where.map((value) => ({ value, label: t(`where.options.${value}`) }));
    case 'budget':
      return finderQuestions.budget.map((value) => ({
        value,
        label: t(`budget.options.${value}`),
      }));
  }
}
