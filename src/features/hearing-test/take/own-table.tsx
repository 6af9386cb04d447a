import { useTranslations } from 'next-intl';
import { controlLook } from '@/components/ui/field-frame';
import { cx } from '@/components/ui/cx';
import { frequencies, ptaFrequencies, type Frequency } from '@/domain/audiometry/frequencies';
import { earSides, type EarSide } from '@/domain/audiometry/test-result';
import { cellOf, wrongCells, type Cell, type OwnProblem, type TypedLevels } from './own-audiogram';

type OwnTableProps = {
  typed: TypedLevels;
  onType: (cell: Cell, text: string) => void;
  problem: OwnProblem | null;
  errorId: string;
};

/** One row a pitch, one column an ear, as the sheet of a clinic has them. */
export function OwnTable({ typed, onType, problem, errorId }: OwnTableProps) {
  const t = useTranslations('hearing-take');
  const wrong = wrongCells(typed);
  const ears = { R: t('own.right'), L: t('own.left') };
  const isMarked = (ear: EarSide, hz: Frequency) => {
    const cell = cellOf(ear, hz);
    if (problem === 'range') return wrong.includes(cell);
    return problem === 'few' && isNeeded(hz) && (typed[cell] ?? '').trim() === '';
  };
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t('own.title')}</caption>
      <thead>
        <tr className="border-b-[1.5px] text-left text-sm">
          <th scope="col" className="py-2 pr-3">
            {t('own.column')}
          </th>
          {earSides.map((ear) => (
            <th key={ear} scope="col" className="py-2 pr-3">
              {ears[ear]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {frequencies.map((hz) => (
          <tr key={hz} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 text-left text-sm whitespace-nowrap">
              {t('own.hertz', { hz })}
            </th>
            {earSides.map((ear) => (
              <td key={ear} className="py-2 pr-3">
                <input
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  aria-label={t('own.cell', { ear: ears[ear], hz })}
                  aria-invalid={isMarked(ear, hz) || undefined}
                  aria-describedby={isMarked(ear, hz) ? errorId : undefined}
                  value={typed[cellOf(ear, hz)] ?? ''}
                  onChange={(event) => onType(cellOf(ear, hz), event.target.value)}
                  className={cx(controlLook, 'max-w-32')}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isNeeded(hz: Frequency): boolean {
  return ptaFrequencies.some((needed) => needed === hz);
}
