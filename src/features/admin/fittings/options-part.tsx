import { cx } from '@/components/ui/cx';
import { useFormatter, useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { frequencies } from '@/domain/audiometry/frequencies';
import { domes, type Dome } from '@/domain/fitting/corrections';
import { fittingBases, type FittingBasis } from '@/domain/fitting/fitting-basis';
import { Part } from '../record/part';
import { isTypedIn } from './draft';
import { LevelBox } from './level-box';
import { LevelEditor } from './level-editor';
import type { ShownSheet } from './use-fitting';
import styles from './fittings.module.css';

/** What the next version is made from, and the facts that change its targets. */
export function OptionsPart({ shown }: { shown: ShownSheet }) {
  const t = useTranslations('admin-fitting');
  const { view, draft, change } = shown;
  const bases = fittingBases.filter((basis) => basis !== 'test' || view.test !== null);
  return (
    <Part heading={t('options')}>
      <div className="grid gap-5 print:hidden">
        <SelectField
          label={t('basis')}
          hint={t(`basisHints.${draft.basis}`)}
          value={draft.basis}
          options={bases.map((basis) => ({ value: basis, label: t(`bases.${basis}`) }))}
          onChange={({ target }) =>
            // Another paper or measurement has its own day: today, until somebody enters it.
            change({ basis: oneOf<FittingBasis>(bases, target.value) ?? draft.basis, day: '' })
          }
        />
        <SelectField
          label={t('dome')}
          value={draft.dome ?? ''}
          options={[
            { value: '', label: t('domeBy') },
            ...domes.map((dome) => ({ value: dome, label: t(`domes.${dome}`) })),
          ]}
          onChange={({ target }) => change({ dome: oneOf<Dome>(domes, target.value) ?? null })}
        />
        <CheckboxField
          label={t('firstTime')}
          checked={draft.isFirstTime}
          onChange={({ target }) => change({ isFirstTime: target.checked })}
        />
        {isTypedIn(draft.basis) && (
          <LevelEditor audiogram={draft.audiogram} day={draft.day} onChange={change} />
        )}
        <Discomfort shown={shown} />
      </div>
    </Part>
  );
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word | null {
  return words.find((word) => word === text) ?? null;
}

/** Measured levels of discomfort, a box for each pitch of each fitted ear. */
function Discomfort({ shown: { view, draft, change } }: { shown: ShownSheet }) {
  const t = useTranslations('admin-fitting');
  const format = useFormatter();
  return (
    <details>
      <summary className="min-h-target cursor-pointer py-3 font-semibold">
        {t('discomfort')}
      </summary>
      <p className="mb-3 text-ink-soft">{t('discomfortHint')}</p>
      {view.ordered.ears.map((side) => (
        <fieldset key={side} className="mb-4">
          <legend className="mb-2">{t(side === 'R' ? 'rightEar' : 'leftEar')}</legend>
          <div className={cx('grid gap-2', styles.pitches)}>
            {frequencies.map((hz) => (
              <LevelBox
                key={hz}
                label={format.number(hz)}
                name={t('chart.discomfortBox', { ear: side, hz: format.number(hz) })}
                db={draft.discomfort[side]?.[hz] ?? null}
                onSet={(db) =>
                  change({
                    discomfort: {
                      ...draft.discomfort,
                      [side]: { ...draft.discomfort[side], [hz]: db ?? undefined },
                    },
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}
