import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { linkTo } from '@/components/ui/text/rich-words';
import { paths } from '@/domain/pages/paths';
import { AuthPage } from '../auth-page';
import { useAuthStore } from '../auth-store';

/** Texts for the mail that was sent, by the query's `about`; any other value gets a text that fits all. */
const explanations = {
  'set-password': 'setPassword',
  'login-link': 'loginLink',
  reset: 'reset',
} as const;

/**
 * Shown after a mail was requested. It never tells whether the address is known, because anybody could have opened the
 * page.
 */
export function CheckEmailScreen() {
  const t = useTranslations('auth.checkEmail');
  const { about } = useRouter().query;
  const email = useAuthStore((state) => state.typedEmail);
  const kind = Object.entries(explanations).find(([name]) => name === about)?.[1];
  const isSentForSure = email !== '' && kind !== undefined && kind !== 'reset';
  return (
    <AuthPage heading={t('heading')}>
      <div className="grid gap-4" role="status">
        <p>
          {isSentForSure
            ? t.rich('sentTo', { email: () => <b className="font-semibold">{email}</b> })
            : t('neutral')}
        </p>
        {kind && <p className="text-ink-soft">{t(kind)}</p>}
        <p className="text-ink-soft">{t.rich('nothing', { login: linkTo(paths.login) })}</p>
      </div>
    </AuthPage>
  );
}
