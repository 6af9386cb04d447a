import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { linkTo } from '@/components/ui/text/rich-words';
import { paths } from '@/domain/pages/paths';
import { AuthPage } from '../auth-page';
import { useAuthStore } from '../auth-store';

/** Which mail is on its way, by the query's `about`; anything else gets words that fit them all. */
const explanations = {
  'set-password': 'setPassword',
  'login-link': 'loginLink',
  reset: 'reset',
} as const;

/** After a mail was asked for. It never says whether the address is known: whoever opens it here could be anybody. */
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
