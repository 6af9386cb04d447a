import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/fields/segmented';
import { TextField } from '@/components/ui/fields/text-field';
import { resultOfAudiogram } from '@/domain/audiometry/own-audiogram';
import { earSides, type TestResult } from '@/domain/audiometry/test-result';
import { LevelsTable } from '../levels/levels-table';
import { readTyped, type LevelsProblem } from '../levels/typed-levels';
import { PlotPicture } from './plot-picture';
import { usePicture } from './use-picture';
import { usePlot, type MarkKind } from './use-plot';

type PlotEditorProps = {
  /** A picture of a paper audiogram to tap on; with null only the table is shown. */
  picture: Blob | null;
  /** Called with the audiogram in the form of a result. */
  onDone: (result: TestResult) => void;
};

const kinds: readonly MarkKind[] = ['heard', 'not-heard'];

/** Turns a clinic's audiogram into numbers, by tapping on its picture or by typing. */
export function PlotEditor({ picture, onDone }: PlotEditorProps) {
  const t = useTranslations('hearing-upload.plot');
  const plot = usePlot();
  const shown = usePicture(picture);
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<LevelsProblem | null>(null);
  const id = useId();

  function finish() {
    const read = readTyped(plot.typed, { isWhole: false });
    setProblem(read.ok ? null : read.problem);
    if (!read.ok) return;
    const takenAt = day === '' ? new Date() : new Date(`${day}T12:00:00Z`);
    onDone(resultOfAudiogram(read.audiogram, takenAt.toISOString()));
  }

  return (
    <div className="grid gap-6">
      <p>{picture ? t('introPicture') : t('introTable')}</p>
      {shown && (
        <>
          <Segmented
            legend={t('earLegend')}
            name="plot-ear"
            value={plot.ear}
            onChange={plot.chooseEar}
            options={earSides.map((ear) => ({ value: ear, label: t(`earMark.${ear}`) }))}
          />
          <Segmented
            legend={t('kindLegend')}
            name="plot-kind"
            value={plot.kind}
            onChange={plot.chooseKind}
            options={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
          <PlotPicture picture={shown} plot={plot} />
          <Button
            variant="quiet"
            size="sm"
            className="-ml-4 justify-self-start"
            onClick={plot.reframe}
          >
            {t('reframe')}
          </Button>
        </>
      )}
      <LevelsTable typed={plot.typed} onChange={plot.type} problem={problem} id={id} />
      <TextField
        type="date"
        label={t('day')}
        hint={t('dayHint')}
        value={day}
        max={new Date().toISOString().slice(0, 10)}
        onChange={({ target }) => setDay(target.value)}
        inputClassName="max-w-64"
      />
      <Button className="justify-self-start" onClick={finish}>
        {t('done')}
      </Button>
    </div>
  );
}
