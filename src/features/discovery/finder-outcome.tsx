import { useTranslations } from 'next-intl';
import { Button, ButtonLink, GoLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { brand } from '@/domain/brand';
import type { FinderResult } from '@/domain/catalogue/discovery';
import { paths } from '@/domain/pages/paths';
import { FocusedHeading } from './focused-heading';

type FinderOutcomeProps = { result: FinderResult; onStartOver: () => void };

/** Where the answers lead, and why. */
export function FinderOutcome({ result, onStartOver }: FinderOutcomeProps) {
  const t = useTranslations('discovery');
  return (
    <div className="grid justify-items-start gap-6">
      {result.kind === 'doctor' && <Doctor />}
      {result.kind === 'consultation' && <Consultation />}
      {result.kind === 'level' && <Level result={result} />}
      <Button variant="quiet" onClick={onStartOver} className="-ml-4">
        {t('startOver')}
      </Button>
    </div>
  );
}

function Doctor() {
  const t = useTranslations('discovery.result');
  return (
    <>
      <FocusedHeading isFirst={false}>{t('doctor.heading')}</FocusedHeading>
      <Notice tone="attention">{t('doctor.text')}</Notice>
      <p className="text-ink-soft">{t('doctor.after')}</p>
      <ButtonLink variant="secondary" href={paths.bookConsultation}>
        {t('book')}
      </ButtonLink>
    </>
  );
}

function Consultation() {
  const t = useTranslations('discovery.result');
  return (
    <>
      <FocusedHeading isFirst={false}>{t('consultation.heading')}</FocusedHeading>
      <p className="text-lg text-ink-soft">{t('consultation.text')}</p>
      <ButtonLink href={paths.bookConsultation}>{t('book')}</ButtonLink>
      <GoLink href={paths.hearingTest}>{t('test')}</GoLink>
    </>
  );
}

function Level({ result }: { result: Extract<FinderResult, { kind: 'level' }> }) {
  const t = useTranslations('discovery');
  const { level, ears, reason } = result;
  return (
    <>
      <FocusedHeading isFirst={false}>
        {t.rich('result.level.heading', {
          level: t(`levels.${level}`),
          // No hyphen of the name ends a line.
          name: (words) => <span className="min-[22.5rem]:whitespace-nowrap">{words}</span>,
        })}
      </FocusedHeading>
      <p className="text-lg text-ink-soft">{t(`result.level.${reason}`)}</p>
      <p>{t(ears === 'pair' ? 'result.level.pair' : 'result.level.one')}</p>
      <ButtonLink href={paths.productChoice(brand.defaultProductSlug, { tech: level, ears })}>
        {t('result.see')}
      </ButtonLink>
      <Notice tone="note">{t('result.level.test')}</Notice>
      <GoLink href={paths.hearingTest}>{t('result.test')}</GoLink>
    </>
  );
}
