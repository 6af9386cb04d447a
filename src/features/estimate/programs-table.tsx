import { useLocale, useTranslations } from 'next-intl';
import { linkTo } from '@/components/ui/text/rich-words';
import { Table } from '@/components/ui/table';
import { OutsideLink } from '@/components/ui/text/text-link';
import { fundingPrograms, type ProgramId } from '@/domain/funding/funding';
import { ruleValues } from '@/domain/funding/funding-sayings';
import { formatMoney, type Cents } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { useReadDay } from './program-line';

const programs = Object.values(fundingPrograms);

/** Every rule of the estimate with its source; rendered on the server, so it needs no script. */
export function ProgramsTable() {
  const t = useTranslations('estimate');
  const locale = useLocale();
  const money = (amount: Cents) => formatMoney(amount, 'CAD', locale);
  return (
    <>
      <h2 className="font-display text-3xl">{t('programs.heading')}</h2>
      <p className="mt-4 mb-8 max-w-text text-ink-soft">{t('programs.lead')}</p>
      <Table
        caption={t('programs.caption')}
        isCaptionHidden
        rows={programs}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'program',
            header: t('programs.program'),
            cell: ({ id }) => t(`program.${id}`),
            isRowHeader: true,
          },
          { id: 'where', header: t('programs.where'), cell: ({ id }) => t(`where.${id}`) },
          {
            id: 'pays',
            header: t('programs.pays'),
            cell: ({ id, rule }) => t(`rule.${rule.kind}`, ruleValues(id, money)),
          },
          { id: 'source', header: t('programs.read'), cell: ({ id }) => <Source id={id} /> },
        ]}
      />
      <p className="mt-8">
        {t.rich('programs.more', { link: linkTo(paths.hearingLossInsurance) })}
      </p>
    </>
  );
}

function Source({ id }: { id: ProgramId }) {
  const t = useTranslations('estimate');
  const { sourceUrl, readOn } = fundingPrograms[id];
  return (
    <>
      <OutsideLink href={sourceUrl} rel="noopener noreferrer">
        {t(`sourceTitle.${id}`)}
      </OutsideLink>
      , {t('programs.readOn', { date: useReadDay(readOn) })}
    </>
  );
}
