import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { PasswordField, TextField } from '@/components/ui/fields/text-field';
import { errorCatalogue } from '@/domain/failures/error-catalogue';
import { isWeakPassword, shortestPassword } from '@/domain/accounts/password';
import { authFieldId, authProblemOf, type AuthForm } from './use-auth-form';
import { useAuthWords } from './use-auth-words';

type AuthFieldProps = { form: AuthForm };

export function EmailField({ form }: AuthFieldProps) {
  const t = useTranslations('auth');
  const words = useAuthWords();
  const problem = authProblemOf(form, 'email');
  return (
    <TextField
      {...form.register('email')}
      id={authFieldId('email')}
      label={t('email')}
      error={problem ? words(problem) : undefined}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

type PasswordInputProps = AuthFieldProps & {
  field: 'password' | 'confirmPassword';
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
};

/** A password field that warns when Caps Lock is on. */
export function PasswordInput({ form, field, autoComplete, hint }: PasswordInputProps) {
  const t = useTranslations('auth');
  const words = useAuthWords();
  const [isCapsLock, setIsCapsLock] = useState(false);
  const problem = authProblemOf(form, field);

  function noteCapsLock(event: KeyboardEvent) {
    setIsCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    <div className="grid gap-2">
      <PasswordField
        {...form.register(field)}
        id={authFieldId(field)}
        label={t(field)}
        hint={hint}
        error={problem ? words(problem) : undefined}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={noteCapsLock}
        onKeyUp={noteCapsLock}
      />
      <p role="status" className="text-sm font-medium empty:hidden">
        {isCapsLock && t('capsLock')}
      </p>
    </div>
  );
}

/** Two fields for a new password, with its rules. A weak one gets a warning and is accepted. */
export function NewPasswordFields({ form }: AuthFieldProps) {
  const t = useTranslations('auth');
  return (
    <>
      <div className="grid gap-2">
        <PasswordInput
          form={form}
          field="password"
          autoComplete="new-password"
          hint={t('passwordHint')}
        />
        <StrengthNote form={form} />
      </div>
      <PasswordInput form={form} field="confirmPassword" autoComplete="new-password" />
    </>
  );
}

function StrengthNote({ form }: AuthFieldProps) {
  const t = useTranslations('auth');
  const errors = useTranslations('errors');
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] });
  const isLongEnough = password.length >= shortestPassword;
  const note = isWeakPassword(password, email)
    ? errors(errorCatalogue.passwordWeak)
    : t('strongPassword');
  return (
    <p role="status" className="text-sm font-medium empty:hidden">
      {isLongEnough && note}
    </p>
  );
}
