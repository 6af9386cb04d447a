import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { mailPasswordLink, useTellFailure } from '@/features/auth/public';

/** A new password goes through the mail: whoever finds this page open cannot change it here. */
export function PasswordSection({ email }: { email: string }) {
  const t = useTranslations('account.profile');
  const tell = useTellFailure();
  const [step, setStep] = useState<'ready' | 'sending' | 'sent'>('ready');

  async function send() {
    setStep('sending');
    const sent = await mailPasswordLink(email);
    setStep(sent.ok ? 'sent' : 'ready');
    if (!sent.ok) tell('resetPassword', sent);
  }

  return (
    <section aria-labelledby="profile-password" className="border-t border-line pt-10">
      <h2 id="profile-password" className="font-display text-2xl">
        {t('password')}
      </h2>
      <p role="status" className="mt-2 mb-5 text-ink-soft">
        {step === 'sent' ? t('passwordSent', { email }) : t('passwordText', { email })}
      </p>
      {step !== 'sent' && (
        <Button
          variant="secondary"
          isBusy={step === 'sending'}
          busyLabel={t('passwordSending')}
          onClick={() => void send()}
        >
          {t('passwordAction')}
        </Button>
      )}
    </section>
  );
}
