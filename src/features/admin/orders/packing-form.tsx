import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { maximumReasonLength, packingFaults } from '@/domain/devices/packing';
import { shownSerial } from '@/domain/devices/serial-number';
import type { OrderView } from '@/domain/staff/answers/order';
import type { PartProps } from './order-part';
import { SerialScanner } from './serial-scanner';

type Place = OrderView['packing'][number];

/** Where the order's next step leads. */
export const packingFormId = 'packing';

const keyOf = ({ lineId, ear, unit }: Place) => `${lineId} ${ear} ${unit}`;

/** One field for each aid and ear, typed or scanned. A number that replaces another one needs a reason. */
export function PackingForm({ view, state }: PartProps) {
  const t = useTranslations('admin-order');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => startOf(view));
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const hasNumbers = view.packing.some(({ serial }) => serial !== null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const aids = view.packing.flatMap((place) => {
      const serial = (typed[keyOf(place)] ?? '').trim();
      const { lineId: line_id, ear, unit } = place;
      return serial === '' ? [] : [{ line_id, ear, unit, serial_number: serial }];
    });
    await state.change('/api/admin-order-serials', { aids, reason }, t('serialsSaved'));
    setIsBusy(false);
  }

  const fault = packingFaults.find((code) => code === state.faultParam);
  return (
    <form
      id={packingFormId}
      noValidate
      method="post"
      onSubmit={save}
      className="grid max-w-xl gap-4"
    >
      {view.packing.map((place) => (
        <div key={keyOf(place)} className="grid gap-2">
          <TextField
            label={t('serialOf', { ear: t(`ears.${place.ear}`) })}
            hint={t('serialHint')}
            autoComplete="off"
            maxLength={40}
            value={typed[keyOf(place)] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [keyOf(place)]: target.value })}
          />
          <SerialScanner
            onRead={(serial) => setTyped((last) => ({ ...last, [keyOf(place)]: serial }))}
          />
        </div>
      ))}
      {hasNumbers && (
        <TextField
          label={t('replaceReason')}
          hint={t('replaceReasonHint')}
          maxLength={maximumReasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <p role="alert" className="text-cranberry-700 empty:hidden">
        {fault && t(`packingFaults.${fault}`)}
      </p>
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        isBusy={isBusy}
        className="justify-self-start"
      >
        {t('saveSerials')}
      </Button>
    </form>
  );
}

function startOf({ packing }: OrderView): Readonly<Record<string, string>> {
  return Object.fromEntries(
    packing.map((place) => [keyOf(place), place.serial === null ? '' : shownSerial(place.serial)]),
  );
}
