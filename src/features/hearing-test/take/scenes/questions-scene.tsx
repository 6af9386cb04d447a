import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { TileGroup } from '@/components/ui/fields/tile-group';
import { focusFirstInvalid, Scene } from '../scene';
import { patchDraft, showScene, useTakeStore, type YesNo } from '../take-store';

/** Questions that keep the test safe and accurate; "No", the most frequent answer, comes first. */
export function QuestionsScene() {
  const t = useTranslations('hearing-take');
  const { loudNoise, sensitive, betterEar } = useTakeStore((state) => state.draft);
  const [hasTried, setHasTried] = useState(false);
  const isMissing = hasTried && (loudNoise === null || sensitive === null);
  const yesNo: { value: YesNo; label: string }[] = [
    { value: 'no', label: t('questions.no') },
    { value: 'yes', label: t('questions.yes') },
  ];
  const complain = (value: YesNo | null) =>
    hasTried && value === null ? t('questions.missing') : undefined;

  function handleContinue() {
    setHasTried(true);
    if (loudNoise !== null && sensitive !== null) showScene('helper');
    else focusFirstInvalid();
  }
  return (
    <Scene
      isLong
      title={t('questions.title')}
      lead={t('questions.lead')}
      note={isMissing ? t('problems') : null}
      onContinue={handleContinue}
      onBack={() => showScene('start')}
    >
      <div className="grid gap-8">
        <TileGroup
          name="loud-noise"
          legend={t('questions.loudNoise')}
          hint={t('questions.loudNoiseHint')}
          value={loudNoise}
          onChange={(value) => patchDraft({ loudNoise: value })}
          options={yesNo}
          error={complain(loudNoise)}
        />
        {loudNoise === 'yes' && (
          <Notice tone="attention">
            <p className="font-semibold">{t('questions.restTitle')}</p>
            <p>{t('questions.rest')}</p>
          </Notice>
        )}
        <TileGroup
          name="sensitive"
          legend={t('questions.sensitive')}
          hint={t('questions.sensitiveHint')}
          value={sensitive}
          onChange={(value) => patchDraft({ sensitive: value })}
          options={yesNo}
          error={complain(sensitive)}
        />
        <TileGroup
          name="better-ear"
          legend={t('questions.betterEar')}
          value={betterEar}
          onChange={(value) => patchDraft({ betterEar: value })}
          options={[
            { value: 'same', label: t('questions.same') },
            { value: 'R', label: t('questions.right'), mark: 'right-ear' },
            { value: 'L', label: t('questions.left'), mark: 'left-ear' },
          ]}
        />
      </div>
    </Scene>
  );
}
