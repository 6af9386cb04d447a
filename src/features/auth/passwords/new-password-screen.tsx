import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { ButtonLink } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { successCatalogue } from '@/domain/failures/error-catalogue';
import { paths } from '@/domain/pages/paths';
import { askActions, askSteps } from '../lazy-auth-actions';
import { useTellFailure } from '../auth-failure';
import { NewPasswordFields } from '../auth-fields';
import { AuthFormFrame } from '../auth-form-frame';
import { AuthPage } from '../auth-page';
import { useAuthStore } from '../auth-store';
import { refuseField, useAuthForm } from '../use-auth-form';
import { useMailedValues } from '../use-mailed-values';

/** What followed the first proof of an address. */
type Proof = { isLoggedIn: boolean };

/** Resetting a forgotten password or choosing the first one. Only the texts differ. */
type NewPasswordScreenProps = { purpose: 'reset' | 'set' };

/** The target of a password mail's link: sets a new password, by the key in the address. */
export function NewPasswordScreen({ purpose }: NewPasswordScreenProps) {
  const mailed = useMailedValues('key');
  const [isKeyLost, setIsKeyLost] = useState(false);
  const [proof, setProof] = useState<Proof | null>(null);
  if (mailed === null) return <div className="min-h-dvh" />;
  if (proof) return <Proven {...proof} />;
  if (mailed.key === '' || isKeyLost) return <LostKey />;
  return (
    <NewPasswordForm
      purpose={purpose}
      mailedKey={mailed.key}
      onLost={() => setIsKeyLost(true)}
      onProven={setProof}
    />
  );
}

type NewPasswordFormProps = NewPasswordScreenProps & {
  mailedKey: string;
  onLost: () => void;
  /** Called when the password is saved and data entered before this first proof of the address was removed. */
  onProven: (proof: Proof) => void;
};

function NewPasswordForm({ purpose, mailedKey, onLost, onProven }: NewPasswordFormProps) {
  const t = useTranslations(`auth.${purpose}`);
  const set = useTranslations('auth.set');
  const success = useTranslations('errors');
  const tell = useTellFailure();
  const form = useAuthForm('new-password');

  async function save({ password }: { password: string }) {
    const saved = await askSteps((steps) => steps.savePassword(mailedKey, password));
    if (saved.ok) {
      const { email, hadLeftovers } = saved.value;
      const isLoggedIn = purpose === 'set' && (await logIn(email, password));
      if (!isLoggedIn) {
        useAuthStore.setState({ typedEmail: email });
        // A new password ends the account's sessions, perhaps including this one.
        await askActions((actions) => actions.check());
      }
      if (hadLeftovers) return onProven({ isLoggedIn });
      void showToast('success', isLoggedIn ? set('done') : success(successCatalogue.passwordReset));
      return goTo(isLoggedIn ? paths.account : paths.login);
    }
    if (saved.param === 'password') return refuseField(form, 'password', 'passwordTooCommon');
    if (saved.code === 'validation_error') onLost();
    tell('resetPassword', saved);
  }

  return (
    <AuthPage heading={t('heading')} intro={t('intro')}>
      <AuthFormFrame form={form} title={t('heading')} submitLabel={t('submit')} onSend={save}>
        <NewPasswordFields form={form} />
      </AuthFormFrame>
    </AuthPage>
  );
}

/**
 * Logs in with the first password, which its owner has just chosen: nobody types it twice. Without the account's address
 * in the answer they log in themselves.
 */
async function logIn(email: string, password: string): Promise<boolean> {
  if (email === '') return false;
  const answer = await askActions((actions) => actions.logIn(email, password, paths.account));
  // The screen says where to go on; a guard would lead there at once.
  useAuthStore.setState({ arrival: null });
  return answer.ok;
}

/** Tells the owner what was removed at the first proof of their address. */
function Proven({ isLoggedIn }: Proof) {
  const t = useTranslations('auth.loginLink');
  const set = useTranslations('auth.set');
  return (
    <AuthPage heading={set('savedHeading')} intro={t('leftovers')} isNews>
      <ButtonLink href={isLoggedIn ? paths.account : paths.login}>
        {isLoggedIn ? t('goOn') : t('login')}
      </ButtonLink>
    </AuthPage>
  );
}

/** A key that is missing, used, expired or replaced by a newer one. */
function LostKey() {
  const t = useTranslations('auth.lostKey');
  return (
    <AuthPage heading={t('heading')} intro={t('text')}>
      <ButtonLink href={paths.forgotPassword}>{t('action')}</ButtonLink>
    </AuthPage>
  );
}
