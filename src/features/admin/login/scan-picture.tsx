import { useTranslations } from 'next-intl';
import type { AuthenticatorKey, CodeFault } from '../shell/admin-session';
import { CodeForm } from './code-form';

type ScanPictureProps = {
  authenticator: AuthenticatorKey;
  /** Sends the app's first code; null when it was right. */
  send: (code: string) => Promise<CodeFault | null>;
};

/** Shows the key for an authenticator app as a picture, as text and as a link, and asks for its first code. */
export function ScanPicture({ authenticator: { secret, link, picture }, send }: ScanPictureProps) {
  const t = useTranslations('admin.setUp');
  return (
    <>
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
    </>
  );
}
