import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/text/badge';
import { GoLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Notice } from '@/components/ui/notice';
import { brand } from '@/domain/brand';
import {
  isOnTaxReturn,
  type FundingEstimate,
  type FundingQuestion,
} from '@/domain/funding/funding-estimate';
import { formatMoney, zero, type Cents } from '@/domain/money';
import { queryPaths } from '@/domain/pages/query-paths';
import type { TechLevel } from '@/domain/catalogue/product-choice';
import { changeCurrency } from '@/features/cart/public';
import { showCurrency } from '@/features/currency/public';
import { EstimateDocument } from './estimate-document';
import { ProgramLine } from './program-line';

type EstimateResultProps = {
  /** Both null until we know where the person lives. */
  question: FundingQuestion | null;
  estimate: FundingEstimate | null;
  level: TechLevel;
};

/** The calculation, line by line. It is on the page before the answers are, so that changes are announced. */
export function EstimateResult({ question, estimate, level }: EstimateResultProps) {
  const t = useTranslations('estimate.result');
  return (
    <section
      aria-labelledby="estimate-result"
      className="grid gap-6 bg-plate p-6 md:p-10 lg:sticky lg:top-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="estimate-result" className="font-display text-2xl">
          {t('heading')}
        </h2>
        {estimate && <Badge tone="attention">{t('badge')}</Badge>}
      </div>
      <News estimate={estimate} />
      {question && estimate ? (
        <Sum question={question} estimate={estimate} level={level} />
      ) : (
        <p className="text-ink-soft">{t('waiting')}</p>
      )}
    </section>
  );
}

function News({ estimate }: { estimate: FundingEstimate | null }) {
  const t = useTranslations('estimate.result');
  const money = useCanadianMoney();
  if (!estimate) return <p role="status" className="sr-only" />;
  const { net, final, refund } = estimate;
  return (
    <p role="status" className="sr-only">
      {refund > 0
        ? t('newsWithRefund', { net: money(net), final: money(final) })
        : t('news', { net: money(net) })}
    </p>
  );
}

type SumProps = { question: FundingQuestion; estimate: FundingEstimate; level: TechLevel };

function Sum({ question, estimate, level }: SumProps) {
  const t = useTranslations('estimate');
  const provinceName = useTranslations('fields.provinces');
  const money = useCanadianMoney();
  const { aids, price } = question;
  const before = estimate.lines.filter((line) => !isOnTaxReturn(line));
  const after = estimate.lines.filter(isOnTaxReturn);
  return (
    <>
      <p className="-mt-4 text-xs text-ink-soft">{t('result.currency')}</p>
      <dl className="border-t-[1.5px] border-ink">
        <Row
          name={t('result.price', { aids, level: t(`form.levels.${level}`) })}
          amount={money(estimate.price)}
        >
          {aids > 1 && t('result.priceWorking', { aids, price: money(price) })}
        </Row>
        <Row name={t('result.tax')} amount={money(zero)}>
          {t('result.taxWorking')}
        </Row>
        {before.map((line) => (
          <ProgramLine key={line.program} line={line} money={money} />
        ))}
        <Row name={t('result.net')} amount={money(estimate.net)} isTotal testId="estimate-net" />
        {after.map((line) => (
          <ProgramLine key={line.program} line={line} money={money} />
        ))}
        {estimate.refund > 0 && (
          <Row
            name={t('result.final')}
            amount={money(estimate.final)}
            isTotal
            testId="estimate-final"
          />
        )}
      </dl>
      {!estimate.isProvinceKnown && (
        <Notice tone="note">
          {t('result.unknownProvince', { province: provinceName(question.province) })}
        </Notice>
      )}
      <p className="text-sm">{t('result.how')}</p>
      <p className="text-sm font-medium">{t('result.notice')}</p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
        <EstimateDocument question={question} level={level} />
        <GoLink
          // The page of the prices that the estimate was made with.
          onClick={() => showCurrency('CAD', changeCurrency)}
          onAuxClick={() => showCurrency('CAD', changeCurrency)}
          href={queryPaths.productChoice(brand.defaultProductSlug, {
            tech: level,
            ...(aids === 2 && { ears: 'pair' }),
          })}
        >
          {t('result.shop')}
        </GoLink>
      </div>
    </>
  );
}

type RowProps = {
  name: string;
  amount: string;
  isTotal?: boolean;
  testId?: string;
  children?: ReactNode;
};

function Row({ name, amount, isTotal = false, testId, children }: RowProps) {
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-line py-4',
        isTotal ? 'border-y-[1.5px] border-ink' : 'border-b',
      )}
    >
      <dt
        className={isTotal ? 'self-baseline text-lg leading-snug font-semibold' : 'font-semibold'}
      >
        {name}
      </dt>
      <dd
        data-testid={testId}
        className={cx(
          'tabular-nums text-right whitespace-nowrap',
          isTotal && 'font-display text-2xl',
        )}
      >
        {amount}
      </dd>
      {children && <dd className="col-span-full text-sm text-ink-soft">{children}</dd>}
    </div>
  );
}

/** Programs compute in Canadian dollars, whatever currency the shop shows. */
function useCanadianMoney() {
  const locale = useLocale();
  return (amount: Cents) => formatMoney(amount, 'CAD', locale);
}
