import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useShown } from '@/components/forms/use-shown';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { BookingView } from '@/domain/consultations/booking';
import { brand } from '@/domain/brand';
import { tellFailure } from '@/features/failures/public';
import { confirmCall } from './booking-requests';

/** Shown when a call still has to be confirmed by the link in a mail. */
export function CheckMail() {
  const t = useTranslations('booking.confirm');
  const heading = useShown<HTMLHeadingElement>();
  return (
    <div className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="font-display text-3xl">
        {t('mailedHeading')}
      </h2>
      <p className="text-ink-soft">{t('mailedLead')}</p>
    </div>
  );
}

type ConfirmCallProps = {
  /** The value from the mailed link. */
  call: string;
  onBooked: (booking: BookingView) => void;
  onAnew: () => void;
};

/** The target of that mail's link. It asks first, because mail scanners open links. */
export function ConfirmCall({ call, onBooked, onAnew }: ConfirmCallProps) {
  const t = useTranslations('booking');
  const [step, setStep] = useState<'ready' | 'busy' | 'taken' | 'over' | 'failed'>('ready');
  const heading = useShown<HTMLHeadingElement>();
  const isLost = step === 'taken' || step === 'over';

  async function book() {
    setStep('busy');
    const answer = await confirmCall(call);
    if (answer.ok) return onBooked(answer.value);
    if (answer.param === 'start') return setStep('taken');
    if (answer.code === 'not_found_error' || answer.code === 'validation_error') {
      return setStep('over');
    }
    setStep('failed');
    tellFailure('generic', answer, 'consultation');
  }

  return (
    <div className="grid justify-items-start gap-5">
      <h2 ref={heading} tabIndex={-1} className="font-display text-3xl">
        {t('confirm.heading')}
      </h2>
      {!isLost && <p className="text-ink-soft">{t('confirm.lead')}</p>}
      {isLost && (
        <Notice tone="attention">
          <p role="alert">{t(`confirm.${step}`)}</p>
        </Notice>
      )}
      {step === 'failed' && (
        <Notice tone="attention">
          <p role="alert">{t('failed', { phone: brand.supportPhone.display })}</p>
        </Notice>
      )}
      {isLost ? (
        <Button onClick={onAnew}>{t('title')}</Button>
      ) : (
        <Button isBusy={step === 'busy'} busyLabel={t('confirm.busy')} onClick={() => void book()}>
          {t('confirm.action')}
        </Button>
      )}
    </div>
  );
}
