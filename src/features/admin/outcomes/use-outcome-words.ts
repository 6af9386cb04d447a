import { useFormatter, useTranslations } from 'next-intl';
import { blockOfKey } from '@/domain/outcomes/month-blocks';
import type { OutcomeGroup } from '@/domain/outcomes/outcome-groups';
import { cutGroups, type Cut } from '@/domain/outcomes/outcome-record';

/** Figures and groups in words. */
export function useOutcomeWords() {
  const t = useTranslations('admin-outcomes');
  const format = useFormatter();

  const month = (key: string, style: 'short' | 'long' = 'long') =>
    format.dateTime(new Date(`${key}-15T12:00:00.000Z`), {
      month: style,
      ...(style === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    });

  function months(key: string): string {
    const { from, to } = blockOfKey(key);
    return from === to ? month(from) : t('range', { from: month(from), to: month(to) });
  }

  const percent = ({ count, of }: { count: number; of: number }) =>
    format.number(count / of, { style: 'percent', maximumFractionDigits: 0 });

  const days = (count: number) => t('days', { count: Math.round(count) });

  return {
    month,
    months,
    percent,
    days,
    /** The name of a group of a cut. */
    group(cut: Cut | 'month', key: string): string {
      if (cut === 'month') return months(key);
      const level = cutGroups.level.find((one) => one === key);
      const receiver = cutGroups.receiver.find((one) => one === key);
      const way = cutGroups.way.find((one) => one === key);
      if (cut === 'level' && level) return t(`levels.${level}`);
      if (cut === 'receiver' && receiver) return t(`receivers.${receiver}`);
      return way ? t(`ways.${way}`) : key;
    },
    share: ({ value, isFew }: OutcomeGroup['returned']) =>
      value ? percent(value) : t(isFew ? 'notShown' : 'none'),
    worn: ({ value, isFew }: OutcomeGroup['worn']) =>
      value ? t(`wearing.${value}`) : t(isFew ? 'notShown' : 'none'),
    adjusted: ({ value, isFew }: OutcomeGroup['adjusted']) =>
      value ? days(value.median) : t(isFew ? 'notShown' : 'none'),
  };
}
