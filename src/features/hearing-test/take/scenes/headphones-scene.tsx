import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Check } from '@/components/icons/check';
import { Notice } from '@/components/ui/notice';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { SelectField } from '@/components/ui/fields/select-field';
import { headphoneModels, type HeadphoneModel } from '@/domain/audiometry/headphones';
import { focusFirstInvalid, Scene } from '../scene';
import { patchDraft, showScene, useTakeStore } from '../take-store';
import { isApplePhone } from '../apple-phone';

const checks = ['aids', 'volume', 'silent', 'cancelling', 'effects', 'calls'] as const;

/** Asks which headphones are worn, and explains what to set before the first sound. */
export function HeadphonesScene() {
  const t = useTranslations('hearing-take');
  const { kind, model, helper } = useTakeStore((state) => state.draft);
  const [hasTried, setHasTried] = useState(false);
  const isReady = kind === 'wired' || kind === 'wireless';
  function handleContinue() {
    setHasTried(true);
    if (isReady) showScene('room');
    else focusFirstInvalid();
  }
  return (
    <Scene
      isLong
      title={t('headphones.title')}
      lead={t('headphones.lead')}
      note={hasTried && !isReady ? t('problems') : null}
      onContinue={handleContinue}
      onBack={() => showScene('helper')}
    >
      <div className="grid gap-8">
        <OptionRows
          name="kind"
          legend={t('headphones.kind')}
          value={kind}
          onChange={(value) => patchDraft({ kind: value })}
          options={[
            { value: 'wired', label: t('headphones.wired') },
            { value: 'wireless', label: t('headphones.wireless') },
            { value: 'speakers', label: t('headphones.speakers') },
          ]}
          error={hasTried && !isReady ? t('headphones.kindMissing') : undefined}
        />
        {kind === 'speakers' && (
          <Notice tone="attention">
            <p className="font-semibold">{t('headphones.speakersTitle')}</p>
            <p>{t('headphones.speakersText')}</p>
          </Notice>
        )}
        <ModelField />
        <p className="max-w-text">
          {t(
            model !== null || helper === 'yes' ? 'headphones.tellsLevels' : 'headphones.tellsShape',
          )}
        </p>
        <section>
          <h2 className="text-sm font-semibold">{t('headphones.listTitle')}</h2>
          <ul className="mt-2 grid gap-2">
            {checks.map((check) => (
              <li key={check} className="flex items-start gap-3">
                <Check aria-hidden size={22} className="mt-1 flex-none text-accent" />
                {t(`headphones.list.${check}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Scene>
  );
}

function modelNamed(code: string): HeadphoneModel | null {
  return headphoneModels.find((model) => model === code) ?? null;
}

/** Asks for the model: published values turn relative numbers into levels. */
function ModelField() {
  const t = useTranslations('hearing-take');
  const { model } = useTakeStore((state) => state.draft);
  const hasModels = useSyncExternalStore(
    () => () => undefined,
    isApplePhone,
    () => false,
  );
  if (!hasModels) return null;
  return (
    <SelectField
      label={t('headphones.model')}
      hint={t('headphones.modelHint')}
      value={model ?? ''}
      onChange={(event) => patchDraft({ model: modelNamed(event.target.value) })}
      emptyLabel={t('headphones.modelUnknown')}
      options={headphoneModels.map((value) => ({
        value,
        label: t(`headphones.models.${value}`),
      }))}
    />
  );
}
