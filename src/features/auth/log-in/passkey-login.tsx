import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { Button } from '@/components/ui/button';
import { askPasskeys, usePasskeySupport } from '@/features/passkeys/public';
import { askActions } from '../lazy-auth-actions';
import { useTellFailure } from '../auth-failure';
import { useAuthStore } from '../auth-store';
import { useReturnPath } from '../use-return-path';

type Step = 'ready' | 'asking' | 'not-shown' | 'refused';

/** Logs in with a fingerprint, a face or the device's PIN, for browsers that can. */
export function PasskeyLogin() {
  const t = useTranslations('auth.passkey');
  const isSupported = usePasskeySupport();
  const { arrival } = useReturnPath();
  const tell = useTellFailure();
  const [step, setStep] = useState<Step>('ready');
  if (!isSupported) return null;

  async function logIn() {
    setStep('asking');
    const shown = await askPasskeys((requests) => requests.logInByPasskey());
    if (!shown.ok) {
      if ('isNotShown' in shown) return setStep('not-shown');
      setStep(shown.code === 'permission_error' ? 'refused' : 'ready');
      if (shown.code !== 'permission_error') tell('generic', shown);
      return;
    }
    const entered = await askActions((actions) => actions.enterKept(arrival));
    if (!entered.ok) {
      setStep('ready');
      return tell('generic', 'isMismatch' in entered ? undefined : entered);
    }
    useAuthStore.setState({ arrival: null });
    goTo(arrival, { replace: true });
  }

  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-8">
      <Button
        variant="secondary"
        className="w-full"
        isBusy={step === 'asking'}
        busyLabel={t('asking')}
        onClick={() => void logIn()}
      >
        {t('action')}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {step === 'not-shown' && t('notShown')}
        {step === 'refused' && t('refused')}
        {(step === 'ready' || step === 'asking') && t('hint')}
      </p>
    </div>
  );
}
