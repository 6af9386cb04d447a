import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Notice } from '@/components/ui/notice';
import { TileGroup } from '@/components/ui/fields/tile-group';
import { focusFirstInvalid, Scene } from '../scene';
import { patchDraft, showScene, useTakeStore } from '../take-store';

const doctorReasons = ['sudden', 'pain', 'dizzy', 'oneSided', 'blocked', 'injury'] as const;

/** Explains what the test is and is not and who should see a doctor instead, and asks who will listen. */
export function StartScene() {
  const t = useTranslations('hearing-take');
  const { listener, isAdult } = useTakeStore((state) => state.draft);
  const [hasTried, setHasTried] = useState(false);
  function handleContinue() {
    setHasTried(true);
    if (isAdult) showScene('questions');
    else focusFirstInvalid();
  }
  return (
    <Scene
      isLong
      title={t('start.title')}
      lead={t('start.lead')}
      note={hasTried && !isAdult ? t('problems') : null}
      onContinue={handleContinue}
    >
      <div className="grid gap-7">
        <section>
          <h2 className="text-xl font-semibold">{t('start.useTitle')}</h2>
          <p className="mt-2">{t('start.use')}</p>
          <p className="mt-2 text-ink-soft">{t('start.limits')}</p>
        </section>
        <section>
          <h2 className="text-xl font-semibold">{t('start.learnTitle')}</h2>
          <p className="mt-2">{t('start.learnAlone')}</p>
          <p className="mt-2">{t('start.learnHelper')}</p>
        </section>
        <Notice tone="attention">
          <h2 className="font-semibold">{t('start.doctorTitle')}</h2>
          <ul className="mt-1 list-disc pl-5">
            {doctorReasons.map((reason) => (
              <li key={reason}>{t(`start.doctor.${reason}`)}</li>
            ))}
          </ul>
        </Notice>
        <TileGroup
          name="listener"
          legend={t('start.listener')}
          value={listener}
          onChange={(value) => patchDraft({ listener: value })}
          options={[
            { value: 'me', label: t('start.me') },
            { value: 'other', label: t('start.other') },
          ]}
          hint={listener === 'other' ? t('start.otherHint') : undefined}
        />
        <CheckboxField
          label={t('start.adult')}
          checked={isAdult}
          onChange={(event) => patchDraft({ isAdult: event.target.checked })}
          error={hasTried && !isAdult ? t('start.adultMissing') : undefined}
        />
        <div className="border-t border-line pt-5">
          <Button variant="secondary" size="sm" onClick={() => showScene('own')}>
            {t('start.own')}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{t('start.ownHint')}</p>
        </div>
      </div>
    </Scene>
  );
}
