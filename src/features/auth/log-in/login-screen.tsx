import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { goTo } from '@/components/addresses/go-to';
import { Notice } from '@/components/ui/notice';
import { linkTo } from '@/components/ui/text/rich-words';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import { AuthFormFrame } from '../auth-form-frame';
import { AuthPage } from '../auth-page';
import { EmailField } from '../auth-fields';
import { useTellFailure } from '../auth-failure';
import { askSteps } from '../lazy-auth-actions';
import { useAuthStore } from '../auth-store';
import { PasskeyLogin } from './passkey-login';
import { OnlyGuests } from '../only-guests';
import { authProblemOf, refuseField, useAuthForm } from '../use-auth-form';
import { useReturnPath } from '../use-return-path';

/** The first step of the login: the address decides what comes next. */
export function LoginScreen() {
  return (
    <OnlyGuests>
      <LoginForm />
    </OnlyGuests>
  );
}

function LoginForm() {
  const t = useTranslations('auth.login');
  const { query } = useRouter();
  const { withReturnPath } = useReturnPath();
  const tell = useTellFailure();
  const form = useAuthForm('email', { email: useAuthStore.getState().typedEmail });
  const register = linkTo(withReturnPath(paths.register));

  async function goOn({ email }: { email: string }) {
    const known = await askSteps((steps) => steps.findAccount(email));
    if (!known.ok) return tell('generic', known);
    useAuthStore.setState({ typedEmail: email.trim() });
    if (!known.value.exists) {
      refuseField(form, 'email', 'existEmail');
      return tell('existEmail');
    }
    if (known.value.hasPassword) return goTo(withReturnPath(paths.loginPassword));
    const sent = await askSteps((steps) => steps.mailPasswordLink(email, paths.setPassword));
    if (!sent.ok) return tell('guestReset', sent);
    goTo(queryPaths.loginCheckEmailAbout('set-password'));
  }

  return (
    <AuthPage heading={t('heading')} intro={t('intro')} foot={t.rich('newHere', { register })}>
      {query.ended === '1' && <Notice tone="note">{t('ended')}</Notice>}
      <AuthFormFrame form={form} title={t('heading')} submitLabel={t('submit')} onSend={goOn}>
        <div className="grid gap-2">
          <EmailField form={form} />
          {authProblemOf(form, 'email') === 'existEmail' && (
            <p className="text-sm">{t.rich('openOne', { register })}</p>
          )}
        </div>
      </AuthFormFrame>
      <PasskeyLogin />
    </AuthPage>
  );
}
