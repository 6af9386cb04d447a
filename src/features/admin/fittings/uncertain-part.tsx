import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TriangleAlert } from '@/components/icons/triangle-alert';
import { TextLink } from '@/components/ui/text/text-link';
import { staffPaths } from '@/domain/staff/staff-paths';
import { fittedSides, type FittingSheet } from '@/domain/fitting/fitting-sheet';
import { Part } from '../record/part';
import type { FittingView } from '@/domain/staff/answers/fitting';

/** How sure the targets are: the way of calibration, the widest band, tones that were not heard. */
export function UncertainPart({ sheet, view }: { sheet: FittingSheet; view: FittingView }) {
  const t = useTranslations('admin-fitting');
  const words = useUncertainWords(sheet);
  return (
    <Part heading={t('uncertain')}>
      <ul className="grid">
        {view.test?.isFlagged && <Line>{t('flagged')}</Line>}
        {words.map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      </ul>
      {view.test && (
        <TextLink
          href={staffPaths.adminHearingTest(view.test.id)}
          className="mt-3 inline-flex min-h-target items-center print:hidden"
        >
          {t('askBetter')}
        </TextLink>
      )}
    </Part>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3 border-b border-line py-3 last:border-0">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 flex-none text-amber-800" />
      <span>{children}</span>
    </li>
  );
}

function useUncertainWords(sheet: FittingSheet): string[] {
  const t = useTranslations('admin-fitting');
  const format = useFormatter();
  const { result, bandDb, basis } = sheet;
  if (!result || bandDb === null) return [t('starting')];
  const { mode } = result.calibration;
  const isShared = mode === 'clinical' || mode === 'reference' || mode === 'model';
  const all = fittedSides(sheet).flatMap((side) =>
    (sheet.ears[side]?.targets ?? []).map((at) => ({ side, ...at })),
  );
  const [widest] = all.toSorted(
    (one, other) => other.band.highDb - other.band.lowDb - (one.band.highDb - one.band.lowDb),
  );
  const unheard = fittedSides(sheet).flatMap((side) =>
    (sheet.ears[side]?.lowerBoundHz ?? []).map((hz) => ({ side, hz })),
  );
  return [
    ...(basis === 'in_situ' ? [t('inSitu')] : isShared ? [t(`shares.${mode}`)] : []),
    t('band', { db: Math.round(bandDb) }),
    ...(widest
      ? [
          t('widest', {
            ear: widest.side,
            hz: format.number(widest.hz),
            target: Math.round(widest.target.talk),
            low: Math.round(widest.band.lowDb),
            high: Math.round(widest.band.highDb),
          }),
        ]
      : []),
    ...unheard.map(({ side, hz }) => t('lowerBound', { ear: side, hz: format.number(hz) })),
  ];
}
