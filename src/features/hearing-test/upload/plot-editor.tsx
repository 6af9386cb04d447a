import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { TextField } from '@/components/ui/text-field';
import { parseOwnAudiogram, resultOfAudiogram } from '@/domain/audiometry/own-audiogram';
import { earSides, type TestResult } from '@/domain/audiometry/test-result';
import { PlotPicture } from './plot-picture';
import { PlotTable } from './plot-table';
import { usePicture } from './use-picture';
import { usePlot } from './use-plot';

type PlotEditorProps = {
  /** A picture of a paper audiogram to tap on; null leaves only the table. */
  picture: Blob | null;
  /** What the audiogram comes to, in the shape of a result. */
  onDone: (result: TestResult) => void;
};

/** A clinic's audiogram becomes numbers: by tapping on its picture, or by typing them in. */
export function PlotEditor({ picture, onDone }: PlotEditorProps) {
  const t = useTranslations('hearing-upload.plot');
  const plot = usePlot();
  const shown = usePicture(picture);
  const [day, setDay] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);

  function finish() {
    const audiogram = parseOwnAudiogram(plot.marks);
    setIsEmpty(audiogram === null);
    if (!audiogram) return;
    const takenAt = day === '' ? new Date() : new Date(`${day}T12:00:00Z`);
    onDone(resultOfAudiogram(audiogram, takenAt.toISOString()));
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
      <PlotTable plot={plot} error={isEmpty ? t('empty') : undefined} />
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
