import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { ButtonLink, Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text/text-link';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import { askActions, askSteps } from '../lazy-auth-actions';
import { useTellFailure } from '../auth-failure';
import { PasswordInput } from '../auth-fields';
import { AuthFormFrame } from '../auth-form-frame';
import { AuthPage } from '../auth-page';
import { useAuthStore } from '../auth-store';
import { OnlyGuests } from '../only-guests';
import { UnknownVisitor } from './unknown-visitor';
import { refuseField, useAuthForm } from '../use-auth-form';
import { useReturnPath } from '../use-return-path';

/** The second step of the login. Without the address from the first step it starts over. */
export function LoginPasswordScreen() {
  return (
    <OnlyGuests>
      <PasswordStep />
    </OnlyGuests>
  );
}

function PasswordStep() {
  const { isReady } = useRouter();
  const { withReturnPath } = useReturnPath();
  const email = useAuthStore((state) => state.typedEmail);
  const isLost = isReady && email === '';
  const start = withReturnPath(paths.login);
  useEffect(() => {
    if (isLost) goTo(start, { replace: true });
  }, [isLost, start]);
  return email === '' ? <UnknownVisitor /> : <PasswordForm email={email} />;
}

function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('auth.loginPassword');
  const { arrival, withReturnPath } = useReturnPath();
  const tell = useTellFailure();
  const form = useAuthForm('password');

  async function logIn({ password }: { password: string }) {
    const answer = await askActions((actions) => actions.logIn(email, password, arrival));
    if (answer.ok) return;
    if (!('isMismatch' in answer)) return tell('generic', answer);
    refuseField(form, 'password', 'login');
    tell('login');
  }

  return (
    <AuthPage heading={t('heading')}>
      <ChosenEmail email={email} changeHref={withReturnPath(paths.login)} />
      <AuthFormFrame form={form} title={t('heading')} submitLabel={t('submit')} onSend={logIn}>
        {/* Password managers look for the address beside the password. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordInput form={form} field="password" autoComplete="current-password" />
      </AuthFormFrame>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <TextLink href={paths.forgotPassword} className="inline-flex min-h-target items-center">
          {t('forgot')}
        </TextLink>
        <LinkByMail email={email} />
      </div>
    </AuthPage>
  );
}

function ChosenEmail({ email, changeHref }: { email: string; changeHref: string }) {
  const t = useTranslations('auth');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-y border-line py-3">
      <p className="min-w-0 leading-snug">
        <span className="text-sm text-ink-soft">{t('email')}</span>
        <br />
        <span className="break-words">{email}</span>
      </p>
      <ButtonLink
        variant="quiet"
        size="sm"
        href={changeHref}
        aria-label={t('loginPassword.changeLong')}
        className="-mr-4"
      >
        {t('loginPassword.change')}
      </ButtonLink>
    </div>
  );
}

/** Login by mailed link, for customers who prefer a mail to a password. */
function LinkByMail({ email }: { email: string }) {
  const t = useTranslations('auth.loginPassword');
  const { arrival } = useReturnPath();
  const tell = useTellFailure();
  const [isSending, setIsSending] = useState(false);

  async function send() {
    setIsSending(true);
    const sent = await askSteps((steps) => steps.mailLoginLink(email, arrival));
    setIsSending(false);
    if (sent.ok) goTo(queryPaths.loginCheckEmailAbout('login-link'));
    else tell('generic', sent);
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      isBusy={isSending}
      onClick={() => void send()}
      className="-mx-4"
    >
      {t('mailLink')}
    </Button>
  );
}
