import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { focusFirstFault } from '../../record/focus-first-fault';
import { keepPasskey } from './step-requests';
import type { Steps } from '@/domain/staff/answers/second-steps';

type NamePasskeyProps = {
  /** Options for the device, valid for five minutes. */
  options: object;
  onKept: (steps: Steps) => void;
};

/**
 * Asks for a name for the new passkey. The device prompt opens after the press: some browsers show it only after a
 * click.
 */
export function NamePasskey({ options, onKept }: NamePasskeyProps) {
  const t = useTranslations('admin-logins.steps');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<'missing' | 'not-shown' | 'failed' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      setFault('missing');
      if (form.current) focusFirstFault(form.current);
      return;
    }
    setIsBusy(true);
    setFault(null);
    const answer = await keepPasskey(options, name.trim());
    setIsBusy(false);
    if ('steps' in answer) onKept(answer.steps);
    else setFault(answer.fault);
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={keep} className="grid gap-5">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={60}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fault === 'missing' ? t('faults.missing') : undefined}
      />
      <Button type="submit" isBusy={isBusy} busyLabel={t('asking')}>
        {t('keepPasskey')}
      </Button>
      <p role="alert" className="font-semibold empty:hidden">
        {fault && fault !== 'missing' && t(`faults.${fault}`)}
      </p>
    </form>
  );
}
