import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { boolean, object } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';
import type { StoreRefusal } from '@/client/requests/store-answer';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PasswordField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/toasts/toast';
import {
  maximumStaffPasswordLength,
  minimumStaffPasswordLength,
} from '@/domain/staff/staff-password';
import { focusFirstFault } from '../record/focus-first-fault';
import { Part } from '../record/part';

const doneSchema = object({ success: boolean().required() });

type Fault =
  | { field: 'password'; kind: 'missing' | 'wrong' }
  | { field: 'newPassword'; kind: 'missingNew' | 'short' | 'common' }
  | { field: null; kind: 'too-many' | 'failed' };

/** A member's own password. A change ends their other logins. */
export function PasswordPart({ onChanged }: { onChanged: () => void }) {
  const t = useTranslations('admin-logins.password');
  const [draft, setDraft] = useState({ password: '', newPassword: '' });
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Each try makes a new fault, so the same one takes the focus again.
  useEffect(() => {
    if (fault && form.current) focusFirstFault(form.current);
  }, [fault]);
  const errorAt = (field: Fault['field']) =>
    fault?.field === field ? t(`faults.${fault.kind}`) : undefined;

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const found = faultOf(draft) ?? (await send());
    setFault(found);
    if (found) return;
    setDraft({ password: '', newPassword: '' });
    onChanged();
    await showToast('success', t('changed'));
  }
  async function send(): Promise<Fault | null> {
    setIsSending(true);
    const body = { password: draft.password, new_password: draft.newPassword };
    const answer = await adminRequest('/api/admin-login/password', { answer: doneSchema, body });
    setIsSending(false);
    return answer.ok ? null : refusedAs(answer);
  }

  return (
    <Part heading={t('heading')}>
      <form
        ref={form}
        noValidate
        method="post"
        onSubmit={change}
        className="grid max-w-[26rem] gap-5"
      >
        <PasswordField
          label={t('present')}
          autoComplete="current-password"
          maxLength={maximumStaffPasswordLength}
          required
          value={draft.password}
          error={errorAt('password')}
          onChange={({ target }) => setDraft({ ...draft, password: target.value })}
        />
        <PasswordField
          label={t('new')}
          hint={t('newHint', { count: minimumStaffPasswordLength })}
          autoComplete="new-password"
          maxLength={maximumStaffPasswordLength}
          required
          value={draft.newPassword}
          error={errorAt('newPassword')}
          onChange={({ target }) => setDraft({ ...draft, newPassword: target.value })}
        />
        <div role="alert" className="empty:hidden">
          {fault?.field === null && <Notice tone="attention">{t(`faults.${fault.kind}`)}</Notice>}
        </div>
        <Button type="submit" variant="secondary" className="justify-self-start" isBusy={isSending}>
          {t('submit')}
        </Button>
      </form>
    </Part>
  );
}

/** Errors that the browser can find. */
function faultOf({
  password,
  newPassword,
}: {
  password: string;
  newPassword: string;
}): Fault | null {
  if (password === '') return { field: 'password', kind: 'missing' };
  if (newPassword === '') return { field: 'newPassword', kind: 'missingNew' };
  if ([...newPassword].length >= minimumStaffPasswordLength) return null;
  return { field: 'newPassword', kind: 'short' };
}

/** The length was already checked, so a refused new password is one of the most common ones. */
function refusedAs({ code, param }: StoreRefusal): Fault {
  if (code === 'permission_error' && param === 'password') {
    return { field: 'password', kind: 'wrong' };
  }
  if (code === 'validation_error' && param === 'new_password') {
    return { field: 'newPassword', kind: 'common' };
  }
  return { field: null, kind: code === 'too_many_requests' ? 'too-many' : 'failed' };
}
