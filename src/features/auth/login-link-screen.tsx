import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { paths } from '@/domain/paths';
import { parseReturnPath } from '@/domain/return-path';
import { askActions } from './auth-doors';
import { useTellFailure } from './auth-failure';
import { AuthPage } from './auth-page';
import { useAuthStore } from './auth-store';
import { useMailedValues } from './use-mailed-values';

type LinkState = 'asking' | 'refused' | 'unreachable';

/** Where the link of a login mail leads: its token becomes a session, and one goes on to where one was going. */
export function LoginLinkScreen() {
  const t = useTranslations('auth.loginLink');
  const mailed = useMailedValues('token', 'next');
  const { replace } = useRouter();
  const tell = useTellFailure();
  const [state, setState] = useState<LinkState>('asking');
  const hasAsked = useRef(false);

  async function exchange() {
    if (mailed === null) return;
    setState('asking');
    const { token, next } = mailed;
    if (token === '') return setState('refused');
    const arrival = parseReturnPath(next) ?? paths.account;
    const answer = await askActions((actions) => actions.logInByToken(token, arrival));
    if (answer.ok) {
      useAuthStore.setState({ arrival: null });
      return void replace(arrival);
    }
    const isMismatch = 'isMismatch' in answer;
    setState(isMismatch ? 'refused' : 'unreachable');
    tell('guestReset', isMismatch ? undefined : answer);
  }

  const start = useEffectEvent(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void exchange();
  });
  const isRead = mailed !== null;
  useEffect(() => {
    if (isRead) start();
  }, [isRead]);

  if (state === 'asking') {
    return (
      <AuthPage heading={t('heading')} intro={t('wait')}>
        <div className="relative min-h-40">
          <LoadingOverlay />
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      heading={t('failedHeading')}
      intro={state === 'refused' ? t('failedText') : t('unreachableText')}
    >
      <div className="flex flex-wrap gap-4">
        {state === 'unreachable' && <Button onClick={() => void exchange()}>{t('retry')}</Button>}
        <ButtonLink variant={state === 'refused' ? 'primary' : 'secondary'} href={paths.login}>
          {t('login')}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
