import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import type { CodeFault } from '../shell/admin-session';

type CodeFormProps = {
  label: string;
  hint: string;
  submit: string;
  /** Whether the code may have letters, as codes on paper do. */
  hasLetters?: boolean;
  /** Sends what was typed; null when it was right. */
  send: (code: string) => Promise<CodeFault | null>;
};

/** One field for a code, and its error. */
export function CodeForm({ label, hint, submit, hasLetters = false, send }: CodeFormProps) {
  const t = useTranslations('admin.codes.faults');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<CodeFault | 'missing' | null>(null);
  const [isSending, setIsSending] = useState(false);
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);

  async function go(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const found = code.trim() === '' ? 'missing' : await send(code);
    if (found === null) return;
    setIsSending(false);
    setFault(found);
    form.current?.querySelector<HTMLInputElement>(`#${CSS.escape(fieldId)}`)?.focus();
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={go} className="grid gap-6">
      <TextField
        id={fieldId}
        label={label}
        hint={hint}
        inputMode={hasLetters ? 'text' : 'numeric'}
        autoComplete={hasLetters ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={fault ? t(fault) : undefined}
      />
      <Button type="submit" isBusy={isSending}>
        {submit}
      </Button>
      <p role="alert" className="sr-only">
        {fault && t(fault)}
      </p>
    </form>
  );
}
