import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { keepDoctorAdvice, readDoctorAdvice } from '@/client/doctor-advice';
import { Button, ButtonLink } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Notice } from '@/components/ui/notice';
import { findRedFlags, type HealthSign, type RedFlag } from '@/domain/audiometry/red-flags';
import { suggestTech, type NoSuggestionReason } from '@/domain/audiometry/tech-suggestion';
import type { TestResult } from '@/domain/audiometry/test-result';
import { brand } from '@/domain/brand';
import { doctorAdviceOf, urgencyOf } from '@/domain/doctor-advice';
import { paths } from '@/domain/paths';
import type { TechLevel } from '@/domain/product-choice';
import { HealthSigns, type HealthAnswers } from './health-signs';
import { DocumentButton } from './take-along';

type NextStepProps = {
  result: TestResult;
  name: string;
  /** Leads to a new test. */
  onAgain: () => void;
  /** Signs that are known already; they can be taken back. */
  toldSigns?: readonly HealthSign[];
};

/**
 * What to do about a result. Safety comes before any product, and a poor result leads to nothing but a new test.
 */
export function NextStep({ result, name, onAgain, toldSigns = [] }: NextStepProps) {
  const t = useTranslations('hearing-result');
  const [answers, setAnswers] = useState<HealthAnswers | null>(null);
  if (result.reliability === 'poor') {
    return (
      <Frame heading={t('again.heading')}>
        <p className="mb-5 max-w-text text-ink-soft">{t('again.text')}</p>
        <Button onClick={onAgain}>{t('again.action')}</Button>
      </Frame>
    );
  }
  if (answers === null) {
    return (
      <Frame heading={t('signs.heading')}>
        <HealthSigns
          toldSigns={toldSigns}
          onAnswer={(given) => {
            const flags = findRedFlags(given.signs, result);
            keepDoctorAdvice(doctorAdviceOf(flags, readDoctorAdvice()));
            setAnswers(given);
          }}
        />
      </Frame>
    );
  }
  const flags = findRedFlags(answers.signs, result);
  if (flags.length > 0) {
    return <DoctorFirst flags={flags} answers={answers} result={result} name={name} />;
  }
  const { hasTroubleInNoise } = answers;
  const suggestion = suggestTech(result, { redFlags: flags, hasTroubleInNoise });
  return suggestion.kind === 'level' ? (
    <Match level={suggestion.level} reason={suggestion.reason} />
  ) : (
    <NothingToSuggest reason={suggestion.reason} onAgain={onAgain} />
  );
}

function Frame({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section
      aria-live="polite"
      className="mt-10 border-y border-line bg-birch-100 px-gutter py-8 max-lg:-mx-gutter lg:mt-14 lg:rounded-lg lg:border lg:px-10 lg:py-10"
    >
      <h2 className="mb-5 font-display text-2xl">{heading}</h2>
      {children}
    </section>
  );
}

function DoctorFirst({
  flags,
  answers,
  result,
  name,
}: {
  flags: readonly RedFlag[];
  answers: HealthAnswers;
  result: TestResult;
  name: string;
}) {
  const t = useTranslations('hearing-result');
  const [isAcknowledged, setIsAcknowledged] = useState(readDoctorAdvice()?.isAcknowledged ?? false);
  const urgency = urgencyOf(flags);
  const isUrgent = urgency === 'now';
  return (
    <Frame heading={isUrgent ? t('doctor.nowTitle') : t('doctor.soonTitle')}>
      <Notice tone="attention" className="mb-6 max-w-text">
        {isUrgent ? t('doctor.nowText') : t('doctor.soonText')}
      </Notice>
      <h3 className="mb-2 font-semibold">{t('doctor.reasons')}</h3>
      <ul className="mb-6 list-disc pl-6">
        {flags.map(({ sign }) => (
          <li key={sign}>
            {sign === 'asymmetry' || sign === 'beyond-measure'
              ? t(`signs.measured.${sign}`)
              : t(`signs.sign.${sign}`)}
          </li>
        ))}
      </ul>
      <DocumentButton
        kind="letter"
        result={result}
        name={name}
        signs={answers.signs}
        label={t('doctor.letter')}
      />
      <p className="mt-2 text-xs text-ink-soft">{t('doctor.letterHint')}</p>
      <div className="mt-6 border-t border-line pt-4">
        <CheckboxField
          label={t('doctor.acknowledge')}
          checked={isAcknowledged}
          onChange={({ target }) => {
            keepDoctorAdvice({ urgency, isAcknowledged: target.checked });
            setIsAcknowledged(target.checked);
          }}
        />
        {isAcknowledged && (
          <ButtonLink href={paths.shop} variant="secondary" className="mt-3">
            {t('doctor.products')}
          </ButtonLink>
        )}
      </div>
    </Frame>
  );
}

function Match({
  level,
  reason,
}: {
  level: TechLevel;
  reason: 'even' | 'speech-in-noise' | 'steep' | 'steep-and-noise';
}) {
  const t = useTranslations('hearing-result.match');
  const name = t(`level.${level}`);
  return (
    <Frame heading={t('heading', { level: name })}>
      <p className="mb-6 max-w-text text-lg text-ink-soft">{t(reason, { level: name })}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={paths.productChoice(brand.defaultProductSlug, { tech: level })}>
          {t('see', { level: name })}
        </ButtonLink>
        <ButtonLink href={paths.bookConsultation} variant="secondary">
          {t('call')}
        </ButtonLink>
      </p>
    </Frame>
  );
}

const wordsWithout: Record<NoSuggestionReason, 'well' | 'professional' | 'relative'> = {
  'red-flag': 'professional',
  poor: 'professional',
  'not-calibrated': 'relative',
  incomplete: 'professional',
  beyond: 'professional',
  'too-severe': 'professional',
  'no-loss': 'well',
};

function NothingToSuggest({
  reason,
  onAgain,
}: {
  reason: NoSuggestionReason;
  onAgain: () => void;
}) {
  const t = useTranslations('hearing-result');
  const words = wordsWithout[reason];
  return (
    <Frame heading={t('steps.heading')}>
      <p className="mb-6 max-w-text text-lg text-ink-soft">{t(`none.${words}`)}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={paths.bookConsultation}>{t('none.call')}</ButtonLink>
        {words === 'relative' && (
          <Button variant="secondary" onClick={onAgain}>
            {t('none.withHelper')}
          </Button>
        )}
      </p>
    </Frame>
  );
}
