import { useFormatter, useTranslations } from 'next-intl';
import { EarMark } from '@/components/ui/ear-mark';
import { controlLook, FieldError } from '@/components/ui/field-frame';
import { frequencies } from '@/domain/audiometry/frequencies';
import { loudestClinicDb, softestClinicDb } from '@/domain/audiometry/own-audiogram';
import { earSides, type EarSide } from '@/domain/audiometry/test-result';
import type { Plot } from './use-plot';

/** The same numbers, to read and to type: one row a pitch, one column an ear. */
export function PlotTable({ plot, error }: { plot: Plot; error: string | undefined }) {
  const t = useTranslations('hearing-upload.plot');
  const format = useFormatter();
  return (
    <div className="grid gap-3">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-3 text-left text-xs text-ink-soft">{t('tableHint')}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink text-left">
            <th scope="col" className="py-2 font-semibold">
              {t('pitch')}
            </th>
            {earSides.map((ear) => (
              <th key={ear} scope="col" className="py-2 pl-3 font-semibold">
                <span className="inline-flex items-center gap-2">
                  <EarMark ear={ear === 'R' ? 'right-ear' : 'left-ear'} />
                  {t(`ear.${ear}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {frequencies.map((hz) => (
            <tr key={hz} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t('hertz', { hz: format.number(hz) })}
              </th>
              {earSides.map((ear) => (
                <td key={ear} className="py-1.5 pl-3">
                  <Level plot={plot} ear={ear} hz={hz} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FieldError id="plot-error" message={error} />
    </div>
  );
}

function Level({ plot, ear, hz }: { plot: Plot; ear: EarSide; hz: number }) {
  const t = useTranslations('hearing-upload.plot');
  const mark = plot.marks[ear].find((one) => one.hz === hz);
  return (
    <input
      type="number"
      inputMode="numeric"
      step={5}
      min={softestClinicDb}
      max={loudestClinicDb}
      aria-label={t('level', { ear: t(`ear.${ear}`), hz })}
      value={mark?.db ?? ''}
      onChange={({ target: { value, valueAsNumber } }) => {
        if (value === '') return plot.setMark(ear, hz, null);
        const isInRange = valueAsNumber >= softestClinicDb && valueAsNumber <= loudestClinicDb;
        if (isInRange) plot.setMark(ear, hz, valueAsNumber);
      }}
      className={`${controlLook} max-w-32`}
    />
  );
}
