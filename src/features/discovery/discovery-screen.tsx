import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/text/section';
import { TileGroup } from '@/components/ui/fields/tile-group';
import {
  findHearingAid,
  finderQuestions,
  type FinderAnswers,
  type FinderQuestion,
} from '@/domain/catalogue/discovery';
import { FinderOutcome } from './finder-outcome';
import { FocusedHeading } from './focused-heading';

const order = Object.keys(finderQuestions) as FinderQuestion[];

/**
 * A short way to a level that fits, or to a person. What is answered is about health: it stays in the memory of this
 * page and stands in no address, no storage and no log.
 */
export function DiscoveryScreen() {
  const t = useTranslations('discovery');
  const [answers, setAnswers] = useState<FinderAnswers>({});
  const [step, setStep] = useState(0);
  const [isDone, setIsDone] = useState(false);
  const result = isDone ? findHearingAid(answers) : null;
  const question = order[step];

  function next() {
    if (findHearingAid(answers)) setIsDone(true);
    else setStep(step + 1);
  }

  function startOver() {
    setAnswers({});
    setStep(0);
    setIsDone(false);
  }

  return (
    <Container className="pt-8 pb-section lg:pt-14">
      <div className="grid min-h-112 max-w-text content-start gap-10">
        {result && <FinderOutcome result={result} onStartOver={startOver} />}
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
            value={answers[question] ?? null}
            onAnswer={(answer) =>
              setAnswers({ ...answers, [question]: answer } satisfies FinderAnswers)
            }
            onNext={next}
            onBack={step > 0 ? () => setStep(step - 1) : undefined}
          />
        )}
      </div>
    </Container>
  );
}

type QuestionProps = {
  question: FinderQuestion;
  step: number;
  value: NonNullable<FinderAnswers[FinderQuestion]> | null;
  onAnswer: (answer: NonNullable<FinderAnswers[FinderQuestion]>) => void;
  onNext: () => void;
  onBack?: () => void;
};

function Question({ question, step, value, onAnswer, onNext, onBack }: QuestionProps) {
  const t = useTranslations('discovery');
  const [isTried, setIsTried] = useState(false);
  const isMissing = isTried && value === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (value === null) setIsTried(true);
    else onNext();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <p className="text-sm text-ink-soft">{t('step', { step: step + 1, count: order.length })}</p>
      <FocusedHeading isFirst={step === 0}>{t(`${question}.title`)}</FocusedHeading>
      {question === 'signs' && (
        <div className="grid gap-2">
          <p className="text-ink-soft">{t('signs.hint')}</p>
          <p>{t('signs.list')}</p>
        </div>
      )}
      <TileGroup
        legend={t(`${question}.title`)}
        isLegendHidden
        name={`finder-${question}`}
        value={value}
        onChange={onAnswer}
        error={isMissing ? t('missing') : undefined}
        options={optionsOf(question, t)}
        tilesClassName="sm:grid-cols-2"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('next')}</Button>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
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
