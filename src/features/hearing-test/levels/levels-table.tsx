import { useTranslations } from 'next-intl';
import { ArrowDownLeft } from '@/components/icons/arrow-down-left';
import { ArrowDownRight } from '@/components/icons/arrow-down-right';
import { cx } from '@/components/ui/cx';
import { EarMark } from '@/components/ui/pictures/ear-mark';
import { controlLook, FieldError } from '@/components/ui/fields/field-frame';
import { frequencies, ptaFrequencies } from '@/domain/audiometry/frequencies';
import { clinicFrequencies } from '@/domain/audiometry/own-audiogram';
import { earSides, type EarSide } from '@/domain/audiometry/test-result';
import {
  cellOf,
  emptyLevel,
  wrongCells,
  type Cell,
  type LevelsProblem,
  type TypedLevel,
  type TypedLevels,
} from './typed-levels';

type LevelsTableProps = {
  typed: TypedLevels;
  onChange: (cell: Cell, level: TypedLevel) => void;
  problem: LevelsProblem | null;
  /** Id of this table on its page. */
  id: string;
};

type ClinicFrequency = (typeof clinicFrequencies)[number];

/** A clinic's audiogram in numbers: one row per pitch, one column per ear, as on a clinic's sheet. */
export function LevelsTable({ typed, onChange, problem, id }: LevelsTableProps) {
  const t = useTranslations('hearing-levels');
  return (
    <div className="grid gap-3">
      <table className="w-full border-collapse">
        <caption className="pb-3 text-left text-xs text-ink-soft">{t('hint')}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink text-left text-sm">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {t('pitch')}
            </th>
            {earSides.map((ear) => (
              <th key={ear} scope="col" className="py-2 font-semibold">
                <span className="inline-flex items-center gap-2">
                  <EarMark ear={ear === 'R' ? 'right-ear' : 'left-ear'} />
                  {t(`ear.${ear}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pitchesOf(typed).map((hz) => (
            <tr key={hz} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 text-left text-sm font-normal">
                {t('hertz', { hz })}
              </th>
              {earSides.map((ear) => (
                <td key={ear} className="py-1.5">
                  <Level
                    ear={ear}
                    hz={hz}
                    level={typed[cellOf(ear, hz)] ?? emptyLevel}
                    onChange={(level) => onChange(cellOf(ear, hz), level)}
                    errorId={isMarked(typed, { ear, hz, problem }) ? `${id}-error` : undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FieldError id={`${id}-error`} message={problem ? t(`problem.${problem}`) : undefined} />
    </div>
  );
}

type LevelProps = {
  ear: EarSide;
  hz: ClinicFrequency;
  level: TypedLevel;
  onChange: (level: TypedLevel) => void;
  /** Id of its error message; undefined when there is none. */
  errorId: string | undefined;
};

function Level({ ear, hz, level, onChange, errorId }: LevelProps) {
  const t = useTranslations('hearing-levels');
  const Arrow = ear === 'R' ? ArrowDownLeft : ArrowDownRight;
  const place = { ear: t(`ear.${ear}`), hz };
  return (
    <span className="grid max-w-44 grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-1 pr-2">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('level', place)}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        value={level.text}
        onChange={({ target }) => onChange({ ...level, text: target.value })}
        className={cx(controlLook, 'max-sm:px-2')}
      />
      {level.text.trim() !== '' && (
        <button
          type="button"
          aria-pressed={level.isNotHeard}
          aria-label={t('notHeard', place)}
          title={t('notHeardShort')}
          onClick={() => onChange({ ...level, isNotHeard: !level.isNotHeard })}
          className={cx(
            'grid size-11 place-items-center rounded-md border-[1.5px]',
            level.isNotHeard
              ? 'border-aurora-700 bg-aurora-700 text-white'
              : 'border-transparent text-ink-soft hover:border-control',
          )}
        >
          <Arrow aria-hidden size={22} />
        </button>
      )}
    </span>
  );
}

/** The usual pitches, and any others for which a chart had a mark. */
function pitchesOf(typed: TypedLevels): ClinicFrequency[] {
  return clinicFrequencies.filter(
    (hz) =>
      frequencies.some((usual) => usual === hz) ||
      earSides.some((ear) => (typed[cellOf(ear, hz)]?.text ?? '') !== ''),
  );
}

function isMarked(
  typed: TypedLevels,
  { ear, hz, problem }: { ear: EarSide; hz: ClinicFrequency; problem: LevelsProblem | null },
): boolean {
  const cell = cellOf(ear, hz);
  switch (problem) {
    case 'range':
      return wrongCells(typed).includes(cell);
    case 'few':
    case 'none':
      return ptaFrequencies.some((needed) => needed === hz) && (typed[cell]?.text ?? '') === '';
    case null:
      return false;
  }
}
