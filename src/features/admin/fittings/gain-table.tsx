import { useFormatter, useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { frequencies } from '@/domain/audiometry/frequencies';
import styles from './fittings.module.css';

/** A row of numbers by pitch; null where there is none. */
export type PitchRow = {
  id: string;
  label: string;
  values: readonly (number | null)[];
  /** The main rows of an ear. */
  isStrong?: boolean;
  /** Written with a sign. */
  isChange?: boolean;
};

type GainTableProps = { caption: string; isCaptionHidden?: boolean; rows: readonly PitchRow[] };

/** Numbers by pitch, a column each. On narrow screens it scrolls sideways, with the row's name in place. */
export function GainTable({ caption, isCaptionHidden = false, rows }: GainTableProps) {
  const t = useTranslations('admin-fitting');
  const format = useFormatter();
  return (
    // Scrolled by the keyboard too, so it takes the focus.
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-xs">
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-left text-xl font-semibold'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink">
            <th scope="col" className="sticky left-0 bg-page py-2 pr-4 text-left font-semibold">
              {t('db')}
            </th>
            {frequencies.map((hz) => (
              <th key={hz} scope="col" className="px-2 py-2 text-right font-semibold">
                {format.number(hz)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, values, isStrong = false, isChange = false }) => (
            <tr key={id} className="border-b border-line">
              <th
                scope="row"
                className={cx(
                  'sticky left-0 bg-page py-2.5 pr-4 text-left',
                  styles.pitch,
                  isStrong ? 'font-semibold' : 'font-normal',
                )}
              >
                {label}
              </th>
              {values.map((value, index) => (
                <td
                  key={frequencies[index]}
                  className={cx('tabular-nums px-2 py-2.5 text-right', isStrong && 'font-semibold')}
                >
                  {value === null ? '–' : format.number(whole(value), signOf(isChange))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const signOf = (isChange: boolean) => (isChange ? ({ signDisplay: 'exceptZero' } as const) : {});

/** Whole dB; never −0. */
function whole(db: number): number {
  return Math.round(db) || 0;
}
