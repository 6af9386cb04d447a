import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { knownBrowser } from '@/client/link-browser';
import { Button, ButtonLink } from '@/components/ui/button';
import { LoadingOverlay } from '@/components/ui/loading/loading-overlay';
import { paths } from '@/domain/pages/paths';
import { parseReturnPath } from '@/domain/pages/return-path';
import { askActions, askSteps } from '../lazy-auth-actions';
import { useTellFailure } from '../auth-failure';
import { AuthPage } from '../auth-page';
import { useAuthStore } from '../auth-store';
import type { LinkOwner } from './sign-in-steps';
import { useMailedValues } from '../use-mailed-values';

type LinkState =
  | { step: 'asking' | 'refused' | 'unreachable' }
  | { step: 'confirm' | 'login-first'; email: string }
  | { step: 'entered'; arrival: string; news: 'leftovers' | 'changed'; email: string };

/**
 * The target of a login mail's link. In the browser that requested it, its token becomes a session at once. In any
 * other browser the person must confirm that the address is theirs: a stranger may have sent their own link.
 */
export function LoginLinkScreen() {
  const { state, isEntering, start, enter } = useLoginLink();
  if (state.step === 'asking') return <Waiting />;
  if (state.step === 'confirm') {
    return <Confirmation email={state.email} isEntering={isEntering} onConfirm={enter} />;
  }
  if (state.step === 'login-first') return <LoginFirst email={state.email} />;
  if (state.step === 'entered') return <Entered {...state} />;
  return <Failed isRefused={state.step === 'refused'} onRetry={start} />;
}

function useLoginLink() {
  const mailed = useMailedValues('token', 'next');
  const tell = useTellFailure();
  const [state, setState] = useState<LinkState>({ step: 'asking' });
  const [isEntering, setIsEntering] = useState(false);
  const owner = useRef<LinkOwner | null>(null);
  const hasAsked = useRef(false);
  const token = mailed?.token ?? '';
  const arrival = parseReturnPath(mailed?.next) ?? paths.account;

  /** Looks up the link's owner; only the browser that requested the link continues automatically. */
  async function start() {
    setState({ step: 'asking' });
    if (token === '') return setState({ step: 'refused' });
    const found = await askSteps((steps) => steps.findLinkOwner(token));
    if (!found.ok || found.value === null) {
      setState({ step: found.ok ? 'refused' : 'unreachable' });
      return tell('guestReset', found.ok ? undefined : found);
    }
    owner.current = found.value;
    const { email, purpose, isHere } = found.value;
    if (isHere) return enter();
    setState({ step: purpose === 'email' ? 'login-first' : 'confirm', email });
  }

  async function enter() {
    setIsEntering(true);
    const browser = knownBrowser();
    const answer = await askActions((actions) => actions.logInByToken(token, arrival, browser));
    setIsEntering(false);
    if (answer.ok) return arrive(answer.hadLeftovers);
    const isMismatch = 'isMismatch' in answer;
    setState({ step: isMismatch ? 'refused' : 'unreachable' });
    tell('guestReset', isMismatch ? undefined : answer);
  }

  function arrive(hadLeftovers: boolean) {
    useAuthStore.setState({ arrival: null });
    const isChanged = owner.current?.purpose === 'email';
    if (!hadLeftovers && !isChanged) return goTo(arrival, { replace: true });
    const email = useAuthStore.getState().account?.email ?? '';
    setState({ step: 'entered', arrival, news: isChanged ? 'changed' : 'leftovers', email });
  }

  const startOnce = useEffectEvent(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void start();
  });
  const isRead = mailed !== null;
  useEffect(() => {
    if (isRead) startOnce();
  }, [isRead]);
  return { state, isEntering, start: () => void start(), enter: () => void enter() };
}

function Waiting() {
  const t = useTranslations('auth.loginLink');
  return (
    <AuthPage heading={t('heading')} intro={t('wait')}>
      <div className="relative min-h-40">
        <LoadingOverlay />
      </div>
    </AuthPage>
  );
}

type ConfirmationProps = { email: string; isEntering: boolean; onConfirm: () => void };

function Confirmation({ email, isEntering, onConfirm }: ConfirmationProps) {
  const t = useTranslations('auth.loginLink');
  return (
    <AuthPage heading={t('confirmHeading', { email })} intro={t('confirmText')} isNews>
      <p className="text-ink-soft">{t('confirmApart')}</p>
      <div className="flex flex-wrap gap-4">
        <Button isBusy={isEntering} onClick={onConfirm}>
          {t('confirm')}
        </Button>
        <ButtonLink variant="secondary" href={paths.shop}>
          {t('decline')}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}

function LoginFirst({ email }: { email: string }) {
  const t = useTranslations('auth.loginLink');
  return (
    <AuthPage heading={t('loginFirstHeading')} intro={t('loginFirstText', { email })} isNews>
      <ButtonLink href={paths.login}>{t('login')}</ButtonLink>
    </AuthPage>
  );
}

type EnteredProps = Extract<LinkState, { step: 'entered' }>;

function Entered({ arrival, news, email }: EnteredProps) {
  const t = useTranslations('auth.loginLink');
  const isChanged = news === 'changed';
  return (
    <AuthPage
      heading={t(isChanged ? 'changedHeading' : 'enteredHeading')}
      intro={isChanged ? t('changedText', { email }) : t('leftovers')}
      isNews
    >
      <ButtonLink href={arrival}>{t('goOn')}</ButtonLink>
    </AuthPage>
  );
}

function Failed({ isRefused, onRetry }: { isRefused: boolean; onRetry: () => void }) {
  const t = useTranslations('auth.loginLink');
  return (
    <AuthPage
      heading={t('failedHeading')}
      intro={isRefused ? t('failedText') : t('unreachableText')}
      isNews
    >
      <div className="flex flex-wrap gap-4">
        {!isRefused && <Button onClick={onRetry}>{t('retry')}</Button>}
        <ButtonLink variant={isRefused ? 'primary' : 'secondary'} href={paths.login}>
          {t('login')}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
