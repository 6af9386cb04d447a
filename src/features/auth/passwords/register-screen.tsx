import { useTranslations } from 'next-intl';
import { showToast } from '@/components/ui/toasts/toast';
import { linkTo } from '@/components/ui/text/rich-words';
import { successCatalogue } from '@/domain/failures/error-catalogue';
import { paths } from '@/domain/pages/paths';
import type { AuthFields } from '@/domain/accounts/auth-form';
import type { StoreRefusal } from '@/client/requests/store-answer';
import { askActions } from '../lazy-auth-actions';
import { useTellFailure } from '../auth-failure';
import { EmailField, NewPasswordFields } from '../auth-fields';
import { AuthFormFrame } from '../auth-form-frame';
import { AuthPage } from '../auth-page';
import { useAuthStore } from '../auth-store';
import { OnlyGuests } from '../only-guests';
import { refuseField, useAuthForm, type AuthForm } from '../use-auth-form';
import { useReturnPath } from '../use-return-path';

/** Creates an account and logs in with it. */
export function RegisterScreen() {
  return (
    <OnlyGuests>
      <RegisterForm />
    </OnlyGuests>
  );
}

function RegisterForm() {
  const t = useTranslations('auth.register');
  const success = useTranslations('errors');
  const { arrival, withReturnPath } = useReturnPath();
  const tell = useTellFailure();
  const form = useAuthForm('registration', { email: useAuthStore.getState().typedEmail });

  async function register({ email, password }: AuthFields) {
    const answer = await askActions((actions) => actions.register(email, password, arrival));
    if (answer.ok) return void showToast('success', success(successCatalogue.accountCreated));
    if ('isMismatch' in answer) return tell('register');
    markRefused(form, answer);
    tell('register', answer);
  }

  return (
    <AuthPage
      heading={t('heading')}
      intro={t('intro')}
      foot={t.rich('haveOne', { login: linkTo(withReturnPath(paths.login)) })}
    >
      <AuthFormFrame form={form} title={t('heading')} submitLabel={t('submit')} onSend={register}>
        <EmailField form={form} />
        <NewPasswordFields form={form} />
      </AuthFormFrame>
    </AuthPage>
  );
}

/**
 * A taken address shows the same error as one that is not accepted: a stranger must not learn that it has an account.
 */
function markRefused(form: AuthForm, { param }: StoreRefusal): void {
  if (param === 'email') refuseField(form, 'email', 'register');
  if (param === 'password') refuseField(form, 'password', 'passwordTooCommon');
}
