import { useTranslations } from 'next-intl';
import { useId, type Ref } from 'react';
import { Phone } from '@/components/icons/phone';
import { Stethoscope } from '@/components/icons/stethoscope';
import { buttonLook } from '@/components/ui/button-look';
import type { HealthSign, RedFlag } from '@/domain/audiometry/red-flags';
import type { TestResult } from '@/domain/audiometry/test-result';
import { urgencyOf } from '@/domain/doctor-advice';
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

/** Before anything else: a doctor, why, and what to say there. */
export function DoctorBlock(props: DoctorBlockProps) {
  const { flags, signs, result, name, headingLevel, headingRef } = props;
  const t = useTranslations('hearing-result.doctor');
  const signWords = useSignWords();
  const id = useId();
  const isUrgent = urgencyOf(flags) === 'now';
  const [Heading, Subheading] =
    headingLevel === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <section
      aria-labelledby={id}
      className="mb-10 border-t-4 border-amber-500 bg-amber-100 px-gutter py-8 max-lg:-mx-gutter max-lg:-mt-8 lg:mb-14 lg:rounded-b-lg lg:px-10 lg:py-10"
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
      <div className="mt-6 grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <Subheading className="mb-2 text-base font-semibold">{t('reasons')}</Subheading>
          <ul className="list-disc pl-6">
            {flags.map(({ sign }) => (
              <li key={sign}>{signWords(sign)}</li>
            ))}
          </ul>
        </div>
        {isUrgent && <WhatToSay Heading={Subheading} />}
      </div>
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
  );
}

function WhatToSay({ Heading }: { Heading: 'h2' | 'h3' }) {
  const t = useTranslations('hearing-result.doctor.say');
  return (
    <div>
      <Heading className="mb-2 text-base font-semibold">{t('heading')}</Heading>
      <ol className="grid list-decimal gap-2 pl-6">
        <li>{t('sudden')}</li>
        <li>{t('soon')}</li>
        <li>{t('letter')}</li>
      </ol>
    </div>
  );
}
