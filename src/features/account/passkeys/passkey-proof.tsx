import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/fields/text-field';
import { paths } from '@/domain/pages/paths';
import { mailLoginLink, useTellFailure } from '@/features/auth/public';

type PasskeyProofProps = { email: string; onPassword: (password: string) => void };

/**
 * A passkey gives lasting access to the account, so a customer with an older login must prove again that it is theirs.
 */
export function PasskeyProof({ email, onPassword }: PasskeyProofProps) {
  const t = useTranslations('account.passkeys');
  const tell = useTellFailure();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [mail, setMail] = useState<'ready' | 'sending' | 'sent'>('ready');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);

  async function sendLink() {
    setMail('sending');
    const sent = await mailLoginLink(email, paths.account);
    setMail(sent.ok ? 'sent' : 'ready');
    if (!sent.ok) tell('guestReset', sent);
  }

  return (
    <form
      noValidate
      // A password must never appear in an address, not even when the page's code did not load.
      method="post"
      className="grid w-full gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(password === '');
        if (password !== '') onPassword(password);
      }}
    >
      <div ref={field}>
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          error={isMissing ? t('passwordMissing') : undefined}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-4">
        <Button type="submit">{t('goOn')}</Button>
        <Button
          variant="quiet"
          isBusy={mail === 'sending'}
          busyLabel={t('sending')}
          onClick={() => void sendLink()}
        >
          {t('mailLink')}
        </Button>
      </div>
      <p role="status" className="text-ink-soft empty:hidden">
        {mail === 'sent' && t('mailSent', { email })}
      </p>
    </form>
  );
}
