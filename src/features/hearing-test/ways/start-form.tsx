import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { TextField } from '@/components/ui/text-field';
import { isEmail } from '@/domain/account';
import { keepFlow, showWay, useFlowStore } from '../flow/flow-store';

const fieldIds = { name: 'hearing-name', email: 'hearing-email' } as const;

type Problem = { field: keyof typeof fieldIds; message: string };

/** Name and e-mail, before the three ways. They stay in the browser. */
export function StartForm() {
  const t = useTranslations('hearing-test.form');
  const known = useFlowStore((state) => state.flow);
  const [name, setName] = useState(known?.name ?? '');
  const [email, setEmail] = useState(known?.email ?? '');
  const [tries, setTries] = useState(0);
  const problems: Problem[] = [
    ...(name.trim() ? [] : [{ field: 'name', message: t('nameMissing') } as const]),
    ...(isEmail(email.trim()) ? [] : [{ field: 'email', message: t('emailInvalid') } as const]),
  ];
  const shown = tries > 0 ? problems : [];
  const messageOf = (field: Problem['field']) =>
    shown.find((problem) => problem.field === field)?.message;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    if (problems.length > 0) return;
    const updated = new Date().toISOString();
    keepFlow({ name: name.trim(), email: email.trim(), skip: false, updated });
    showWay('choice');
  }

  return (
    <form noValidate method="post" onSubmit={handleSubmit} className="grid gap-5">
      <h2 className="font-display text-2xl">{t('heading')}</h2>
      {shown.length > 0 && (
        <ErrorSummary
          key={tries}
          title={t('problems', { count: shown.length })}
          errors={shown.map(({ field, message }) => ({ fieldId: fieldIds[field], message }))}
        />
      )}
      <TextField
        id={fieldIds.name}
        label={t('name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={messageOf('name')}
        autoComplete="name"
        maxLength={500}
      />
      <TextField
        id={fieldIds.email}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={messageOf('email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" className="mt-2 w-full">
        {t('action')}
      </Button>
    </form>
  );
}
