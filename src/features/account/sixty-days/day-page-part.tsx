import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { TextLink } from '@/components/ui/text/text-link';
import { paths } from '@/domain/pages/paths';
import { dayAnswers, questionOf, type DayAnswer } from '@/domain/sixty-days/answers';
import type { DayPage } from '@/domain/sixty-days/plan';
import type { TrialPartProps } from './trial-frame';

type DayPageProps = TrialPartProps & { page: DayPage };

/** One page: a task that takes some minutes, and one question to tap. */
export function DayPagePart({ page, ...part }: DayPageProps) {
  return (
    <>
      <Task page={page} />
      <Question page={page} {...part} />
    </>
  );
}

/** Pages that explain a task further. */
const moreOf: Partial<Record<DayPage, string>> = {
  day_0: paths.howToUse,
  day_3: paths.article('your-first-two-weeks'),
  day_30: paths.article('cleaning-hearing-aids'),
};

function Task({ page }: { page: DayPage }) {
  const t = useTranslations('sixty-days');
  const id = useId();
  const more = moreOf[page];
  return (
    <section aria-labelledby={id}>
      <p className="font-semibold text-ink-soft">{t(`pages.${page}.time`)}</p>
      <h2 id={id} className="mt-1 font-display text-3xl leading-tight">
        {t(`pages.${page}.task`)}
      </h2>
      <p className="mt-3">{t(`pages.${page}.text`)}</p>
      {more && (
        <p className="mt-3">
          <TextLink href={more}>{t(`pages.${page}.more`)}</TextLink>
        </p>
      )}
    </section>
  );
}

function Question({ page, trial, state }: DayPageProps) {
  const t = useTranslations('sixty-days');
  const id = useId();
  const question = questionOf[page];
  const saved = trial.answers.find((known) => known.page === page)?.answer ?? null;
  const [chosen, setChosen] = useState<DayAnswer | null>(saved);
  const [isMissing, setIsMissing] = useState(false);
  const isSaved = saved !== null && saved === chosen;

  async function save() {
    if (chosen === null) return setIsMissing(true);
    await state.save((requests) => requests.saveDayAnswer(trial.order.id, page, chosen));
  }

  return (
    <section aria-labelledby={id} className="border-t-[1.5px] border-ink pt-8">
      <p className="font-semibold text-ink-soft">{t('oneQuestion')}</p>
      <h2 id={id} className="mt-1 mb-5 font-display text-3xl leading-tight">
        {t(`questions.${question}.question`)}
      </h2>
      <OptionRows<DayAnswer>
        legend={t(`questions.${question}.question`)}
        isLegendHidden
        name={`answer-${page}`}
        value={chosen}
        onChange={(answer) => {
          setIsMissing(false);
          setChosen(answer);
        }}
        options={dayAnswers[question].map((value) => ({
          value,
          label: t(`answers.${value}`),
        }))}
        error={isMissing ? t('chooseOne') : undefined}
      />
      <div className="mt-6 grid gap-3">
        <Button isBusy={state.isSaving} busyLabel={t('saving')} onClick={() => void save()}>
          {t('save')}
        </Button>
        <p role="status" className="empty:hidden">
          {isSaved ? t(`thanks.${thanksFor(saved)}`) : ''}
        </p>
      </div>
    </section>
  );
}

/** What we say to an answer: nobody who is unwell should read "Wonderful". */
function thanksFor(answer: DayAnswer): 'help' | 'little' | 'plain' {
  if (['sore', 'unhappy', 'return', 'one_hard'].includes(answer)) return 'help';
  return ['under_2', 'none', 'not_yet'].includes(answer) ? 'little' : 'plain';
}
