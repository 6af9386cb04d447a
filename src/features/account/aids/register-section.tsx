import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/toasts/toast';
import { ears, maximumModelLength } from '@/domain/devices/device';
import { shownSerial } from '@/domain/devices/serial-number';
import type { AidsView } from './aids-requests';
import { useAidsChange } from './aids-store';
import { PhotoField } from './photo-field';

const faults = [
  'serial_format',
  'serial_ear',
  'serial_twice',
  'too_many',
  'bought_on',
  'model',
] as const;

/** A pair that was bought elsewhere: numbers, day and proof of purchase, for our clinic to look at. */
export function RegisterSection({ view }: { view: AidsView }) {
  const t = useTranslations('aids.register');
  const waiting = view.aids.filter(({ status }) => status !== 'in_use');
  const [serials, setSerials] = useState({ left: '', right: '' });
  const [model, setModel] = useState('');
  const [boughtOn, setBoughtOn] = useState('');
  const [proof, setProof] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, refusal, run } = useAidsChange((param) => faults.some((one) => one === param));

  async function send(event: FormEvent) {
    event.preventDefault();
    const aids = ears
      .filter((ear) => serials[ear].trim() !== '')
      .map((ear) => ({ ear, serial: serials[ear] }));
    const isIncomplete =
      aids.length === 0 || model.trim() === '' || boughtOn === '' || proof === '';
    setIsMissing(isIncomplete);
    if (isIncomplete) return;
    const registration = { aids, model, bought_on: boughtOn, proof };
    if (!(await run((requests) => requests.registerAids(registration)))) return;
    setSerials({ left: '', right: '' });
    setProof('');
    await showToast('success', t('sent'));
  }

  const fault = faults.find((one) => one === refusal);
  return (
    <section className="grid max-w-form grid-cols-1 gap-5 border-t-[1.5px] border-ink pt-6">
      <h2 className="font-display text-2xl">{t('heading')}</h2>
      <p className="text-ink-soft">{t('lead')}</p>
      {waiting.map(({ id, serial, status }) => (
        <p key={id}>
          {status === 'waiting'
            ? t('waiting', { serial: shownSerial(serial) })
            : t('declined', { serial: shownSerial(serial) })}
        </p>
      ))}
      <form noValidate method="post" onSubmit={send} className="grid grid-cols-1 gap-5">
        {ears.map((ear) => (
          <TextField
            key={ear}
            label={t(`serial.${ear}`)}
            maxLength={40}
            autoComplete="off"
            value={serials[ear]}
            onChange={({ target }) => setSerials({ ...serials, [ear]: target.value })}
          />
        ))}
        <TextField
          label={t('model')}
          maxLength={maximumModelLength}
          value={model}
          onChange={({ target }) => setModel(target.value)}
        />
        <TextField
          label={t('boughtOn')}
          type="date"
          className="grid-cols-1"
          value={boughtOn}
          onChange={({ target }) => setBoughtOn(target.value)}
        />
        <PhotoField label={t('proof')} count={proof === '' ? 0 : 1} onSent={setProof} />
        <p role="alert" className="text-cranberry-700 empty:hidden">
          {isMissing ? t('missing') : fault ? t(`faults.${fault}`) : ''}
        </p>
        <Button type="submit" variant="secondary" isBusy={isBusy} className="justify-self-start">
          {t('send')}
        </Button>
      </form>
    </section>
  );
}
