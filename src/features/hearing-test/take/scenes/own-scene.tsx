import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { resultOfAudiogram } from '@/domain/audiometry/own-audiogram';
import { LevelsTable } from '../../levels/levels-table';
import { readTyped, type LevelsProblem, type TypedLevels } from '../../levels/typed-levels';
import { showFinished } from '../finish-listening';
import { focusFirstInvalid, Scene } from '../scene';
import { showScene } from '../take-store';

/** Lets the owner of a clinic's audiogram type it in: it is shown like a result, next to later tests. */
export function OwnScene() {
  const t = useTranslations('hearing-take');
  const tableId = useId();
  const [typed, setTyped] = useState<TypedLevels>({});
  const [date, setDate] = useState('');
  const [problems, setProblems] = useState<{ levels: LevelsProblem | null; date: boolean } | null>(
    null,
  );

  function handleContinue() {
    const read = readTyped(typed, { isWhole: true });
    const takenAt = dayOf(date);
    if (read.ok && takenAt !== null) {
      showFinished({ result: resultOfAudiogram(read.audiogram, takenAt), answers: null });
      return;
    }
    setProblems({ levels: read.ok ? null : read.problem, date: takenAt === null });
    focusFirstInvalid();
  }

  return (
    <Scene
      isLong
      title={t('own.title')}
      lead={t('own.lead')}
      note={problems ? t('problems') : null}
      continueLabel={t('own.show')}
      onContinue={handleContinue}
      onBack={() => showScene('start')}
    >
      <div className="grid max-w-text gap-6">
        <TextField
          type="date"
          label={t('own.date')}
          value={date}
          onChange={(event) => setDate(event.target.value)}
          error={problems?.date ? t('own.dateMissing') : undefined}
          className="max-w-72"
        />
        <LevelsTable
          typed={typed}
          onChange={(cell, level) => setTyped({ ...typed, [cell]: level })}
          problem={problems?.levels ?? null}
          id={tableId}
        />
      </div>
    </Scene>
  );
}

/** Noon of that day, ISO UTC, so that every time zone has the same day; null for no day, or one in the future. */
function dayOf(date: string): string | null {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const halfADay = 12 * 3_600_000;
  return noon <= Date.now() + halfADay ? new Date(noon).toISOString() : null;
}
