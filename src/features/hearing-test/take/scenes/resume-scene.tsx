import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { resumeSaved, startOver } from '../come-back';
import { keptUntil } from '../saved-test';
import { focusFirstInvalid, Scene } from '../scene';
import { useTakeStore, type YesNo } from '../take-store';

/** Offers to continue the test of an earlier visit. It continues only with the same headphones at the same volume. */
export function ResumeScene() {
  const t = useTranslations('hearing-take');
  const format = useFormatter();
  const saved = useTakeStore((state) => state.saved);
  const [isSame, setIsSame] = useState<YesNo | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isMissing = hasTried && isSame === null;
  async function handleContinue() {
    setHasTried(true);
    if (isSame === null) focusFirstInvalid();
    else {
      setIsBusy(true);
      await resumeSaved({ hasOtherHeadphones: isSame === 'no' });
      setIsBusy(false);
    }
  }
  if (!saved) return null;
  // In the listener's own time zone, unlike other times in the shop: this one tells how much time is left.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const until = format.dateTime(keptUntil(saved), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <Scene
      title={t('resume.title')}
      lead={t('resume.lead', { until })}
      note={isMissing ? t('problems') : null}
      isBusy={isBusy}
      onContinue={handleContinue}
    >
      <OptionRows
        name="same"
        legend={t('resume.same')}
        value={isSame}
        onChange={setIsSame}
        options={[
          { value: 'yes', label: t('resume.yes') },
          { value: 'no', label: t('resume.no'), description: t('resume.noHint') },
        ]}
        error={isMissing ? t('resume.missing') : undefined}
      />
      <Button variant="quiet" onClick={startOver} className="mt-4 -ml-4">
        {t('resume.over')}
      </Button>
    </Scene>
  );
}
