import { useTranslations } from 'next-intl';
import { breadcrumbFacts } from '@/client/page-facts';
import { Breadcrumbs } from '@/components/ui/text/breadcrumbs';
import { Notice } from '@/components/ui/notice';
import { Container, Section } from '@/components/ui/text/section';
import { StructuredData } from '@/components/ui/text/structured-data';
import { SupportPhone } from '@/components/ui/text/support-phone';
import type { LevelPrices } from '@/domain/funding/estimate-answers';
import { paths } from '@/domain/pages/paths';
import type { Trail } from '@/domain/pages/trail';
import { EstimateForm } from './estimate-form';
import { EstimateResult } from './estimate-result';
import { ProgramsTable } from './programs-table';
import { useEstimate } from './use-estimate';

type EstimateScreenProps = {
  /** Null where the shop has no prices in Canadian dollars. */
  prices: LevelPrices | null;
};

/** The price left after programs and plans: questions next to the result, then every rule with its source. */
export function EstimateScreen({ prices }: EstimateScreenProps) {
  const t = useTranslations('estimate');
  const shared = useTranslations('reading');
  const menu = useTranslations('shell.menu');
  const trail: Trail = [
    { label: shared('home'), href: paths.home },
    { label: menu('prices'), href: paths.prices },
    { label: t('heading'), href: paths.estimate },
  ];
  return (
    <>
      <StructuredData graph={[breadcrumbFacts(trail)]} />
      <Container className="pt-3 pb-section lg:pt-6">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-4 font-display text-4xl lg:mt-8">{t('heading')}</h1>
        <p className="mt-4 max-w-[33rem] text-lg text-ink-soft print:hidden">{t('lead')}</p>
        <p className="mt-2 max-w-[33rem] text-ink-soft print:hidden">{t('privacy')}</p>
        <noscript>
          <Notice tone="note" className="mt-8 max-w-text">
            {t('noScript')} <SupportPhone />
          </Notice>
        </noscript>
        {prices ? (
          <Estimate prices={prices} />
        ) : (
          <Notice tone="attention" className="mt-8 max-w-text">
            {t('noPrices')} <SupportPhone />
          </Notice>
        )}
      </Container>
      <Section className="border-t border-line print:hidden">
        <ProgramsTable />
      </Section>
    </>
  );
}

function Estimate({ prices }: { prices: LevelPrices }) {
  const { answers, answer, isCapWrong, question, estimate } = useEstimate(prices);
  return (
    <div className="mt-10 items-start gap-x-18 gap-y-12 max-lg:grid lg:mt-14 lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <EstimateForm answers={answers} onAnswer={answer} prices={prices} isCapWrong={isCapWrong} />
      <EstimateResult question={question} estimate={estimate} level={answers.level} />
    </div>
  );
}
