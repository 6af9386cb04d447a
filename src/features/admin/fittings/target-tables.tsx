import { useFormatter, useTranslations } from 'next-intl';
import { frequencies } from '@/domain/audiometry/frequencies';
import type { EarSide } from '@/domain/audiometry/test-result';
import type { PitchTarget } from '@/domain/fitting/fit-ear';
import { wearerChangeWords } from '@/domain/fitting/corrections';
import { changesSince, fittedSides, type FittingSheet } from '@/domain/fitting/fitting-sheet';
import { GainTable, type PitchRow } from './gain-table';
import type { StaffSheet } from '@/domain/staff/answers/fitting';

type TargetTablesProps = { sheet: FittingSheet; before: StaffSheet | null };

/** Targets and starts for talking with the change from the last sheet; below them everything else by pitch. */
export function TargetTables({ sheet, before }: TargetTablesProps) {
  const t = useTranslations('admin-fitting');
  const rowsOf = useRows(sheet, before);
  const sides = fittedSides(sheet);
  return (
    <section className="grid min-w-0 gap-6 border-t-[1.5px] border-ink pt-5">
      <GainTable caption={t('table.heading')} rows={sides.flatMap(rowsOf.talk)} />
      <Notes sheet={sheet} />
      <details className="print:hidden">
        <summary className="min-h-target cursor-pointer py-3 font-semibold">
          {t('table.more')}
        </summary>
        <GainTable caption={t('table.more')} isCaptionHidden rows={sides.flatMap(rowsOf.more)} />
      </details>
    </section>
  );
}

function useRows(sheet: FittingSheet, before: StaffSheet | null) {
  const t = useTranslations('admin-fitting.table');
  const values = (side: EarSide, of: (at: PitchTarget) => number) =>
    frequencies.map((hz) => {
      const at = sheet.ears[side]?.targets.find((one) => one.hz === hz);
      return at ? of(at) : null;
    });
  const change = (side: EarSide, of: 'targetDb' | 'thresholdDb') => {
    const changes = changesSince(sheet, before?.sheet ?? null, side);
    return changes && frequencies.map((hz) => changes.find((one) => one.hz === hz)?.[of] ?? null);
  };
  return {
    talk: (side: EarSide): PitchRow[] => {
      const start = sheet.isFirstTime ? 'startLower' : 'start';
      const changed = change(side, 'targetDb');
      return [
        {
          id: `${side}-target`,
          label: t(`${side}.target`),
          values: values(side, ({ target }) => target.talk),
          isStrong: true,
        },
        {
          id: `${side}-start`,
          label: t(`${side}.${start}`),
          values: values(side, ({ start: first }) => first.talk),
        },
        ...(changed && before
          ? [
              {
                id: `${side}-change`,
                label: t('change', { version: before.version }),
                values: changed,
                isChange: true,
              },
            ]
          : []),
      ];
    },
    more: (side: EarSide): PitchRow[] => {
      const changed = change(side, 'thresholdDb');
      return [
        {
          id: `${side}-loss`,
          label: t(`${side}.loss`),
          values: values(side, ({ thresholdDbHl }) => thresholdDbHl),
          isStrong: true,
        },
        ...(changed
          ? [{ id: `${side}-lost`, label: t('lossChange'), values: changed, isChange: true }]
          : []),
        {
          id: `${side}-soft`,
          label: t(`${side}.soft`),
          values: values(side, ({ target }) => target.soft),
        },
        {
          id: `${side}-loud`,
          label: t(`${side}.loud`),
          values: values(side, ({ target }) => target.loud),
        },
        {
          id: `${side}-limit`,
          label: t(`${side}.limit`),
          values: values(side, ({ maximumOutputDbHl }) => maximumOutputDbHl),
        },
      ];
    },
  };
}

/** The rule and its corrections, and the pitches that nobody measured. */
function Notes({ sheet }: { sheet: FittingSheet }) {
  const t = useTranslations('admin-fitting');
  const format = useFormatter();
  const pitches = [
    ...new Set(fittedSides(sheet).flatMap((side) => sheet.ears[side]?.estimatedHz ?? [])),
  ];
  const lines = [
    t('rule', { rule: sheet.rule }),
    ...(sheet.isPair ? [t('rulePair')] : []),
    ...(sheet.isFirstTime ? [t('ruleFirst')] : []),
    ...(sheet.dome === 'open' ? [t('ruleOpen')] : []),
    ...sheet.wearerChanges.map((one) => t('wearerChange', wearerChangeWords(one))),
    ...(pitches.length > 0
      ? [t('table.estimated', { pitches: format.list(pitches.map((hz) => format.number(hz))) })]
      : []),
  ];
  return <p className="max-w-text text-ink-soft">{lines.join(' ')}</p>;
}
