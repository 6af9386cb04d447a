import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { TextField } from '@/components/ui/fields/text-field';
import { TileGroup } from '@/components/ui/fields/tile-group';
import { readBirthYear } from '@/domain/audiometry/helper/helper';
import { goOnAlone, isHelpersTurn, seatHelper } from '../helper-turn';
import { focusFirstInvalid, Scene } from '../scene';
import { helperOf, patchDraft, showScene, useTakeStore } from '../take-store';

/** Explains what the test shows alone and with a helper, and asks the helper's age before they listen. */
export function HelperScene() {
  const t = useTranslations('hearing-take');
  const draft = useTakeStore((state) => state.draft);
  const isReplacing = useTakeStore((state) => isHelpersTurn(state.run));
  const [hasTried, setHasTried] = useState(false);
  const helper = helperOf(draft);
  const isReady = draft.helper === 'no' || (draft.helper === 'yes' && helper !== null);

  function handleContinue() {
    setHasTried(true);
    if (!isReady) focusFirstInvalid();
    else if (!isReplacing) showScene('headphones');
    else if (draft.helper === 'yes' && helper) seatHelper(helper);
    else goOnAlone();
  }
  return (
    <Scene
      isLong
      title={t('helper.title')}
      lead={t('helper.lead')}
      note={hasTried && !isReady ? t('problems') : null}
      onContinue={handleContinue}
      onBack={() => showScene(isReplacing ? backWhileReplacing() : 'questions')}
    >
      <OptionRows
        name="helper"
        legend={t('helper.question')}
        value={draft.helper}
        onChange={(value) => patchDraft({ helper: value })}
        options={[
          {
            value: 'yes',
            label: t('helper.yes'),
            description: t('helper.yesHint'),
            panel: <HelperFields hasTried={hasTried} />,
          },
          { value: 'no', label: t('helper.no'), description: t('helper.noHint') },
        ]}
        error={hasTried && draft.helper === null ? t('helper.missing') : undefined}
      />
    </Scene>
  );
}

function backWhileReplacing() {
  return useTakeStore.getState().helperRefusal ? 'helperRefused' : 'pause';
}

const wholeYear = 4;

function HelperFields({ hasTried }: { hasTried: boolean }) {
  const t = useTranslations('hearing-take');
  const { helperBorn, helperSex } = useTakeStore((state) => state.draft);
  const born = readBirthYear(helperBorn, new Date().getFullYear());
  const isTyped = helperBorn.trim().length >= wholeYear;
  const obstacle = born.ok || !(isTyped || hasTried) ? null : born.reason;
  return (
    <div className="grid gap-6">
      <TextField
        label={t('helper.born')}
        hint={t('helper.bornHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={wholeYear}
        inputClassName="max-w-40"
        value={helperBorn}
        onChange={(event) => patchDraft({ helperBorn: event.target.value })}
        error={obstacle ? t(`helper.obstacle.${obstacle}`) : undefined}
      />
      <div aria-live="polite">{obstacle === 'too-old' && <TooOld />}</div>
      <TileGroup
        name="helper-sex"
        legend={t('helper.sex')}
        hint={t('helper.sexHint')}
        value={helperSex}
        onChange={(value) => patchDraft({ helperSex: value })}
        options={[
          { value: 'woman', label: t('helper.woman') },
          { value: 'man', label: t('helper.man') },
          { value: 'unsaid', label: t('helper.unsaid') },
        ]}
        error={hasTried && helperSex === null ? t('helper.sexMissing') : undefined}
      />
    </div>
  );
}

function TooOld() {
  const t = useTranslations('hearing-take');
  return (
    <Notice tone="attention">
      <p className="font-semibold">{t('helper.tooOldTitle')}</p>
      <p>{t('helper.tooOldText')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => patchDraft({ helper: 'no' })}
      >
        {t('helper.alone')}
      </Button>
    </Notice>
  );
}
