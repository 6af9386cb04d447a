import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { acknowledgeAdvice } from '@/client/storage/doctor-advice';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Notice } from '@/components/ui/notice';
import type { RedFlag } from '@/domain/audiometry/red-flags';

type DoctorFirstProps = { urgency: RedFlag['urgency']; onAcknowledged: () => void };

/** Shown before the form to shoppers who were told to see a doctor first and have not confirmed that they will. */
export function DoctorFirst({ urgency, onAcknowledged }: DoctorFirstProps) {
  const t = useTranslations('checkout.doctorFirst');
  const id = useId();
  const [isTicked, setIsTicked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  function goOn() {
    setIsMissing(!isTicked);
    if (!isTicked) return document.getElementById(id)?.focus();
    acknowledgeAdvice(true);
    return onAcknowledged();
  }

  return (
    <section aria-labelledby={`${id}-heading`} className="grid max-w-text gap-6">
      <h1 id={`${id}-heading`} className="font-display text-3xl">
        {t(urgency === 'now' ? 'nowTitle' : 'soonTitle')}
      </h1>
      <Notice tone="attention">{t(urgency === 'now' ? 'now' : 'soon')}</Notice>
      <CheckboxField
        id={id}
        label={t('acknowledge')}
        checked={isTicked}
        onChange={(event) => setIsTicked(event.target.checked)}
        error={isMissing ? t('missing') : undefined}
      />
      <Button onClick={goOn} className="justify-self-start">
        {t('action')}
      </Button>
    </section>
  );
}
