import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/fields/text-field';
import { useTellFailure } from '@/features/auth/public';
import { useDeletion } from './use-deletion';
import { loadPrivacyRequests } from './privacy-store';

/** The password proves that it is the customer, not somebody who found the page open. */
export function DeletionByPassword({ email }: { email: string }) {
  const t = useTranslations('privacy.deletion');
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isDeleting, isRefused, remove } = useDeletion();
  const error = isRefused ? t('passwordWrong') : isMissing ? t('passwordMissing') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(password === '');
    if (password !== '' && !isDeleting) void remove({ password });
  }

  return (
    <form
      noValidate
      method="post"
      aria-labelledby="deletion"
      onSubmit={submit}
      className="mt-6 grid max-w-form gap-5"
    >
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        id="deletion-password"
        label={t('password')}
        hint={t('passwordHint')}
        error={error}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <DeleteButton isDeleting={isDeleting} />
    </form>
  );
}

type DeletionByLinkProps = { email: string; mailedKey: string };

/** Customers without a password prove it by a link that was just mailed to them. */
export function DeletionByLink({ email, mailedKey }: DeletionByLinkProps) {
  const t = useTranslations('privacy.deletion');
  const tell = useTellFailure();
  const [step, setStep] = useState<'ready' | 'sending' | 'sent'>('ready');
  const { isDeleting, isRefused, remove } = useDeletion();

  async function send() {
    setStep('sending');
    const sent = await loadPrivacyRequests().then((requests) => requests.mailDeleteLink());
    setStep(sent.ok ? 'sent' : 'ready');
    if (!sent.ok) tell('generic', sent);
  }

  if (mailedKey !== '' && !isRefused) {
    return (
      <form
        aria-labelledby="deletion"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isDeleting) void remove({ key: mailedKey });
        }}
        className="mt-6 grid gap-5"
      >
        <p>{t('keyHere')}</p>
        <DeleteButton isDeleting={isDeleting} />
      </form>
    );
  }
  return (
    <div className="mt-6 grid gap-5">
      {isRefused && (
        <p role="alert" className="text-danger">
          {t('keyWrong')}
        </p>
      )}
      <p role="status">{step === 'sent' ? t('linkSent', { email }) : t('linkText', { email })}</p>
      {step !== 'sent' && (
        <Button
          variant="secondary"
          className="justify-self-start"
          isBusy={step === 'sending'}
          busyLabel={t('sending')}
          onClick={() => void send()}
        >
          {t('sendLink')}
        </Button>
      )}
    </div>
  );
}

function DeleteButton({ isDeleting }: { isDeleting: boolean }) {
  const t = useTranslations('privacy.deletion');
  return (
    <Button
      type="submit"
      isBusy={isDeleting}
      busyLabel={t('deleting')}
      className="justify-self-start"
    >
      {t('confirm')}
    </Button>
  );
}
