import { useTranslations } from 'next-intl';
import { useId, type Ref } from 'react';
import { Phone } from '@/components/icons/phone';
import { Stethoscope } from '@/components/icons/stethoscope';
import { buttonLook } from '@/components/ui/button-look';
import type { HealthSign, RedFlag } from '@/domain/audiometry/red-flags';
import type { TestResult } from '@/domain/audiometry/test-result';
import { urgencyOf } from '@/domain/hearing/doctor-advice';
import { DocumentButton } from './take-along';
import { useSignWords } from './use-sign-words';

type DoctorBlockProps = {
  /** Never empty. */
  flags: readonly RedFlag[];
  signs: readonly HealthSign[];
  result: TestResult;
  name: string;
  headingLevel: 1 | 2;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The number of the health line of most provinces and territories. */
const healthLine = '811';

/** Shown before anything else: see a doctor, why, and what to say there. */
export function DoctorBlock(props: DoctorBlockProps) {
  const { flags, signs, result, name, headingLevel, headingRef } = props;
  const t = useTranslations('hearing-result.doctor');
  const signWords = useSignWords();
  const id = useId();
  const urgency = urgencyOf(flags);
  const isUrgent = urgency === 'now';
  const [Heading, Subheading] =
    headingLevel === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <>
      <section
        aria-labelledby={id}
        className="border-t-4 border-amber-500 bg-amber-100 px-gutter py-8 max-lg:-mx-gutter max-lg:-mt-8 lg:rounded-b-lg lg:px-10 lg:py-10"
      >
        <p className="mb-3 flex items-center gap-2.5 text-sm font-semibold text-amber-800">
          <Stethoscope aria-hidden size={24} />
          {t('first')}
        </p>
        <Heading
          ref={headingRef}
          id={id}
          tabIndex={-1}
          className="font-display text-4xl text-balance outline-none focus-visible:outline-none"
        >
          {isUrgent ? t('nowTitle') : t('soonTitle')}
        </Heading>
        <p className="mt-4 max-w-text text-lg">{isUrgent ? t('nowText') : t('soonText')}</p>
        <Subheading className="mt-6 mb-2 text-base font-semibold">{t('reasons')}</Subheading>
        <ul className="list-disc pl-6">
          {flags.map(({ sign }) => (
            <li key={sign}>{signWords(sign)}</li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
          {isUrgent && (
            <a href={`tel:${healthLine}`} className={buttonLook('primary', 'md')}>
              <Phone aria-hidden size={20} />
              {t('call', { number: healthLine })}
            </a>
          )}
          <DocumentButton
            kind="letter"
            result={result}
            name={name}
            signs={signs}
            label={t('letter')}
          />
        </div>
        <p className="mt-3 max-w-text text-sm">{isUrgent ? t('noAnswer') : t('letterHint')}</p>
      </section>
      <WhatToSay urgency={urgency} Heading={Subheading} />
    </>
  );
}

const steps = ['first', 'second', 'letter'] as const;

/** What to say to the doctor, word for word: for people who are worried, or not used to asking. */
function WhatToSay({ urgency, Heading }: { urgency: RedFlag['urgency']; Heading: 'h2' | 'h3' }) {
  const t = useTranslations('hearing-result.doctor.say');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 mb-10 lg:mt-10 lg:mb-14">
      <Heading id={id} className="mb-4 font-display text-2xl">
        {t('heading')}
      </Heading>
      <ol className="grid lg:grid-cols-3 lg:gap-x-12">
        {steps.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 border-t border-line py-4 max-lg:last:border-b"
          >
            <span
              aria-hidden
              className="grid size-8 place-items-center rounded-full bg-ink text-sm font-semibold text-birch-50"
            >
              {index + 1}
            </span>
            <p>
              <b className="block font-semibold">{t(`${urgency}.${step}.say`)}</b>
              {t(`${urgency}.${step}.hint`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
