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
import { LoginFrame } from './login-frame';
import { PaperCodes } from './paper-codes';
import { ScanPicture } from './scan-picture';

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

function Scan({ authenticator, onDone }: ScanProps) {
  const t = useTranslations('admin.setUp');

  async function send(code: string) {
    const done = await finishSetUp(code);
    if ('fault' in done) return done.fault;
    onDone(done.recoveryCodes);
    return null;
  }

  return (
    <LoginFrame heading={t('scanHeading')} isFocused>
      <ScanPicture authenticator={authenticator} send={send} />
    </LoginFrame>
  );
}

/** Shown only once: the server keeps no readable copy. */
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
      <PaperCodes codes={codes} />
      <Button isBusy={isBusy} onClick={() => void goOn()}>
        {t('kept')}
      </Button>
    </LoginFrame>
  );
}
