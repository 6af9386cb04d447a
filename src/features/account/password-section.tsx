import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AccountPart } from './account-part';
import { mailPasswordLink, useTellFailure } from '@/features/auth/public';

/** A new password is set through a mailed link: a person who finds this page open cannot change it here. */
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
    <AccountPart
      heading={t('password')}
      text={step === 'sent' ? t('passwordSent', { email }) : t('passwordText', { email })}
    >
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
    </AccountPart>
  );
}
