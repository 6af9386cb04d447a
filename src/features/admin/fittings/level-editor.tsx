import { cx } from '@/components/ui/cx';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Segmented } from '@/components/ui/fields/segmented';
import { TextField } from '@/components/ui/fields/text-field';
import { frequencies } from '@/domain/audiometry/frequencies';
import type { OwnAudiogram } from '@/domain/audiometry/own-audiogram';
import { earSides, type EarSide } from '@/domain/audiometry/test-result';
import { LevelChart } from './level-chart';
import { LevelBox } from './level-box';
import { withMark } from './typed-marks';
import styles from './fittings.module.css';

type LevelEditorProps = {
  audiogram: OwnAudiogram;
  day: string;
  onChange: (fields: { audiogram?: OwnAudiogram; day?: string }) => void;
};

/** Types in an audiogram: on the chart, or in a box for each pitch of each ear. */
export function LevelEditor({ audiogram, day, onChange }: LevelEditorProps) {
  const t = useTranslations('admin-fitting');
  const format = useFormatter();
  const [side, setSide] = useState<EarSide>('R');
  const set = (ear: EarSide, hz: number, db: number | null) =>
    onChange({ audiogram: { ...audiogram, [ear]: withMark(audiogram[ear], hz, db) } });
  return (
    <div className="grid min-w-0 content-start gap-5">
      <Segmented
        legend={t('chart.ear')}
        name="fitting-ear"
        value={side}
        onChange={setSide}
        options={earSides.map((ear) => ({ value: ear, label: t(ear === 'R' ? 'right' : 'left') }))}
      />
      <LevelChart
        side={side}
        marks={audiogram[side]}
        other={audiogram[side === 'R' ? 'L' : 'R']}
        onSet={(hz, db) => set(side, hz, db)}
      />
      <p className="text-ink-soft">{t('chart.hint')}</p>
      <div className={cx('grid gap-2', styles.pitches)}>
        {frequencies.map((hz) => (
          <LevelBox
            key={`${side}-${hz}`}
            label={format.number(hz)}
            name={t('chart.box', { ear: side, hz: format.number(hz) })}
            db={audiogram[side].find((mark) => mark.hz === hz)?.db ?? null}
            onSet={(db) => set(side, hz, db)}
          />
        ))}
      </div>
      <TextField
        type="date"
        label={t('chart.day')}
        value={day}
        max={new Date().toISOString().slice(0, 10)}
        onChange={({ target }) => onChange({ day: target.value })}
        inputClassName="max-w-64"
      />
    </div>
  );
}
