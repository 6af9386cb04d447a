import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PasswordField, TextField } from '@/components/ui/fields/text-field';
import { logInAdmin, type LoginFault } from '../shell/admin-session';
import { useAdminStore } from '../shell/admin-store';
import { LoginFrame } from './login-frame';

type Fault = LoginFault | 'missing';

/** The password form of the admin area, shown instead of the requested page. */
export function AdminLogin() {
  const t = useTranslations('admin.login');
  const hasEnded = useAdminStore((state) => state.hasEnded);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSending, setIsSending] = useState(false);
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const found = password === '' ? 'missing' : await logInAdmin({ name, password });
    setIsSending(false);
    setFault(found);
    if (found !== null) form.current?.querySelector<HTMLInputElement>(`#${fieldId}`)?.focus();
  }

  return (
    <LoginFrame heading={t('heading')}>
      <form ref={form} noValidate method="post" onSubmit={enter} className="grid gap-6">
        {hasEnded && <Notice tone="note">{t('ended')}</Notice>}
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <PasswordField
          id={fieldId}
          label={t('password')}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fault ? t(`faults.${fault}`) : undefined}
        />
        <Button type="submit" isBusy={isSending}>
          {t('submit')}
        </Button>
        <p role="alert" className="sr-only">
          {fault && t(`faults.${fault}`)}
        </p>
      </form>
    </LoginFrame>
  );
}
