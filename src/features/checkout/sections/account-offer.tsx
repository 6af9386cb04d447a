import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { mailPasswordLink } from '@/features/auth/public';

/**
 * Offered after the order, never before it: the mailed link proves the address, and the order then joins the account.
 * It never tells whether an account already exists.
 */
export function AccountOffer({ email }: { email: string }) {
  const t = useTranslations('checkout-success.account');
  const [step, setStep] = useState<'ready' | 'sending' | 'sent'>('ready');

  async function send() {
    setStep('sending');
    const sent = await mailPasswordLink(email);
    setStep(sent.ok ? 'sent' : 'ready');
    if (sent.ok) return;
    reportError(new Error(`account offer: ${sent.code}`), 'checkout-success');
    await showToast('error', t('failed'));
  }

  return (
    <section aria-labelledby="account-offer" className="border-t border-line pt-9">
      <h2 id="account-offer" className="font-display text-2xl">
        {t('heading')}
      </h2>
      <p role="status" className="mt-3 max-w-[29rem] wrap-anywhere text-ink-soft">
        {step === 'sent' ? t('sent', { email }) : t('text', { email })}
      </p>
      {step !== 'sent' && (
        <Button
          variant="secondary"
          className="mt-5"
          isBusy={step === 'sending'}
          busyLabel={t('sending')}
          onClick={() => void send()}
        >
          {t('action')}
        </Button>
      )}
    </section>
  );
}
