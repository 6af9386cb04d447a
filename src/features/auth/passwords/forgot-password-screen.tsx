import { useTranslations } from 'next-intl';
import { goTo } from '@/components/addresses/go-to';
import { TextLink } from '@/components/ui/text/text-link';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import { askSteps } from '../lazy-auth-actions';
import { useTellFailure } from '../auth-failure';
import { EmailField } from '../auth-fields';
import { AuthFormFrame } from '../auth-form-frame';
import { AuthPage } from '../auth-page';
import { useAuthStore } from '../auth-store';
import { useAuthForm } from '../use-auth-form';

/** Asks for a link to choose a new password. The answer is the same for every address. */
export function ForgotPasswordScreen() {
  const t = useTranslations('auth.forgot');
  const tell = useTellFailure();
  const form = useAuthForm('email', { email: useAuthStore.getState().typedEmail });

  async function send({ email }: { email: string }) {
    const sent = await askSteps((steps) => steps.mailPasswordLink(email, paths.resetPassword));
    if (!sent.ok) return tell('resetPassword', sent);
    useAuthStore.setState({ typedEmail: email.trim() });
    goTo(queryPaths.loginCheckEmailAbout('reset'));
  }

  return (
    <AuthPage
      heading={t('heading')}
      intro={t('intro')}
      foot={
        <TextLink href={paths.login} className="inline-flex min-h-target items-center">
          {t('back')}
        </TextLink>
      }
    >
      <AuthFormFrame form={form} title={t('heading')} submitLabel={t('submit')} onSend={send}>
        <EmailField form={form} />
      </AuthFormFrame>
    </AuthPage>
  );
}
