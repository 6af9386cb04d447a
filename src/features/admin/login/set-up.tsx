import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import {
  beginSetUp,
  checkAdmin,
  finishSetUp,
  logOutAdmin,
  type AuthenticatorKey,
} from '../shell/admin-session';
import { CodeForm } from './code-form';
import { LoginFrame } from './login-frame';

/** The first login of a member: an app on their phone becomes the second step. */
export function SetUp() {
  const t = useTranslations('admin.setUp');
  const [key, setKey] = useState<AuthenticatorKey | null>(null);
  const [paper, setPaper] = useState<readonly string[] | null>(null);
  if (paper) return <Paper codes={paper} />;
  if (key) return <Scan authenticator={key} onDone={setPaper} />;
  return (
    <LoginFrame heading={t('heading')} isFocused>
      <p>{t('why')}</p>
      <p>{t('need')}</p>
      <Begin onBegun={setKey} />
      <Button variant="quiet" size="sm" onClick={() => void logOutAdmin()}>
        {t('leave')}
      </Button>
    </LoginFrame>
  );
}

function Begin({ onBegun }: { onBegun: (key: AuthenticatorKey) => void }) {
  const t = useTranslations('admin.setUp');
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function begin() {
    setIsBusy(true);
    const key = await beginSetUp();
    setIsBusy(false);
    setHasFailed(key === null);
    if (key) onBegun(key);
  }

  return (
    <>
      <Button isBusy={isBusy} onClick={() => void begin()}>
        {t('begin')}
      </Button>
      <div role="alert">{hasFailed && <Notice tone="attention">{t('failed')}</Notice>}</div>
    </>
  );
}

type ScanProps = {
  authenticator: AuthenticatorKey;
  onDone: (codes: readonly string[]) => void;
};

function Scan({ authenticator: { secret, link, picture }, onDone }: ScanProps) {
  const t = useTranslations('admin.setUp');

  async function send(code: string) {
    const done = await finishSetUp(code);
    if ('fault' in done) return done.fault;
    onDone(done.recoveryCodes);
    return null;
  }

  return (
    <LoginFrame heading={t('scanHeading')} isFocused>
      <p>{t('scan')}</p>
      <svg
        role="img"
        aria-label={t('picture')}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-[15rem] rounded-md bg-white"
      >
        <path d={picture.path} fill="#000" />
      </svg>
      <div>
        <p>{t('typed')}</p>
        <p className="mt-1 font-mono text-lg break-words">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <p>
        <a
          href={link}
          className="inline-flex min-h-target items-center underline decoration-accent underline-offset-[0.25em]"
        >
          {t('openApp')}
        </a>
      </p>
      <CodeForm label={t('code')} hint={t('codeHint')} submit={t('confirm')} send={send} />
    </LoginFrame>
  );
}

/** Told this once: the server keeps no readable copy. */
function Paper({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('admin.setUp');
  const [isBusy, setIsBusy] = useState(false);

  async function goOn() {
    setIsBusy(true);
    await checkAdmin();
    setIsBusy(false);
  }

  return (
    <LoginFrame heading={t('paperHeading')} isFocused>
      <p>{t('paper')}</p>
      <ul aria-label={t('paperList')} className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>{t('paperOnce')}</p>
      <Button isBusy={isBusy} onClick={() => void goOn()}>
        {t('kept')}
      </Button>
    </LoginFrame>
  );
}
