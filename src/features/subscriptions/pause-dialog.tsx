import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { TextField } from '@/components/ui/fields/text-field';
import { pauseEnd, pauseEnds } from '@/domain/subscriptions/customer-subscription';
import { DialogFrame } from './dialog-frame';
import type { DialogProps } from './dialog-props';

/** Pauses until a day, or until it is resumed. */
export function PauseDialog({ sending, send, onClose }: DialogProps) {
  const t = useTranslations('subscriptions.dialogs.pause');
  const [until, setUntil] = useState<'open' | 'until'>('open');
  const [day, setDay] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [now] = useState(() => new Date());
  const { first, last } = pauseEnds(now);

  function submit() {
    const end = until === 'open' ? null : pauseEnd(day, now);
    if (until === 'until' && end === null) return setIsWrong(true);
    send({ paused: true, date_pause_end: end }, t('done'));
  }

  const date = (
    <TextField
      type="date"
      label={t('date')}
      hint={t('dateHint')}
      min={first}
      max={last}
      value={day}
      error={isWrong ? t('dateWrong') : undefined}
      onChange={(event) => {
        setDay(event.target.value);
        setIsWrong(false);
      }}
    />
  );
  return (
    <DialogFrame sending={sending} onClose={onClose} action={t('action')} onSubmit={submit}>
      <p>{t('text')}</p>
      <OptionRows
        legend={t('legend')}
        name="pause"
        value={until}
        onChange={setUntil}
        options={[
          { value: 'open', label: t('open') },
          { value: 'until', label: t('until'), panel: date },
        ]}
      />
    </DialogFrame>
  );
}
