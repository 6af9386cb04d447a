import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { NotSent } from '@/components/forms/not-sent';
import { useFormSend } from '@/components/forms/use-form-send';
import { Button } from '@/components/ui/button';
import { PasswordField, TextField } from '@/components/ui/fields/text-field';
import {
  emailChangeProblems,
  type EmailChange,
  type EmailChangeField,
  type EmailChangeProblems,
} from '@/domain/accounts/email-change';
import { useTellFailure } from '@/features/auth/public';
import { AccountPart } from './account-part';

const loadActions = () => import('./profile-actions');

const nothingTyped: EmailChange = { email: '', currentPassword: '' };

/** The login address. A new one takes effect when the mailed link to it was opened here. */
export function EmailSection({ email }: { email: string }) {
  const t = useTranslations('account.email');
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const text = sentTo === null ? t('text', { email }) : t('sent', { email: sentTo });

  function close(newEmail: string | null) {
    setIsOpen(false);
    setWasOpen(true);
    setSentTo(newEmail);
  }

  return (
    <AccountPart heading={t('heading')} text={text}>
      {isOpen ? (
        <EmailForm current={email} onClose={close} />
      ) : (
        // The form that had the focus is gone.
        <Button variant="secondary" autoFocus={wasOpen} onClick={() => setIsOpen(true)}>
          {t('change')}
        </Button>
      )}
    </AccountPart>
  );
}

type EmailFormProps = {
  current: string;
  /** Called with the new address when its link was sent, else with null. */
  onClose: (email: string | null) => void;
};

function EmailForm({ current, onClose }: EmailFormProps) {
  const t = useTranslations('account.email');
  const id = useId();
  const tell = useTellFailure();
  const [typed, setTyped] = useState(nothingTyped);
  const [problems, setProblems] = useState<EmailChangeProblems>({});
  const [isSending, setIsSending] = useState(false);
  const { isLost, sendProps } = useFormSend();

  function mark(found: EmailChangeProblems) {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  }

  async function send() {
    const found = emailChangeProblems(typed, current);
    mark(found);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    const sent = await loadActions()
      .then((actions) => actions.changeEmail(typed))
      .finally(() => setIsSending(false));
    if (sent.ok) return onClose(typed.email.trim());
    if (sent.param === 'email') return mark({ email: 'emailRefused' });
    if (sent.param === 'current_password') return mark({ currentPassword: 'passwordWrong' });
    tell('generic', sent);
  }

  const field = (name: EmailChangeField) => ({
    id: `${id}-${name}`,
    name,
    value: typed[name],
    error: problems[name] && t(problems[name]),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
  });

  return (
    <form
      {...sendProps({ load: loadActions, submit: send })}
      aria-label={t('heading')}
      className="grid gap-5"
    >
      <TextField
        {...field('email')}
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <PasswordField
        {...field('currentPassword')}
        label={t('currentPassword')}
        hint={t('currentPasswordHint')}
        autoComplete="current-password"
      />
      <NotSent isShown={isLost} />
      <div className="flex flex-wrap gap-4">
        <Button type="submit" isBusy={isSending} busyLabel={t('sending')}>
          {t('send')}
        </Button>
        <Button variant="secondary" onClick={() => onClose(null)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
