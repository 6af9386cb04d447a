import { useFormatter, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { adminDocument } from '@/client/requests/admin-requests';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import {
  carrierReports,
  isHandOver,
  outsideCarrier,
  type TrackingStatus,
} from '@/domain/orders/shipment';
import type { OrderView } from '@/domain/staff/answers/order';
import { useMay } from '../shell/use-may';
import { FoldedPart, type PartProps } from './order-part';
import { labelPath, useLabel } from './use-label';

/** Parcels, their labels and their tracking. */
export function ParcelsPart({ view, state }: PartProps) {
  const t = useTranslations('admin-order');
  const { adminFacts, shipments } = view;
  const label = useLabel({ view, state });
  const mayChange = useMay('orders.change');
  const latest = shipments.at(-1);
  return (
    <FoldedPart title={t('parcels')} inShort={latest ? stateOf(latest, t) : t('noParcels')}>
      <ul className="grid gap-6">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="grid gap-4">
            <Parcel shipment={shipment} />
            {adminFacts && mayChange && !isHandOver(shipment) && (
              <ParcelActions view={view} state={state} shipment={shipment} />
            )}
          </li>
        ))}
      </ul>
      {/* The first label is the order's next step. */}
      {adminFacts?.isLabelOpen && shipments.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          isBusy={label.isBusy}
          onClick={() => void label.make()}
          className="mt-4 -ml-4"
        >
          {t('anotherLabel')}
        </Button>
      )}
    </FoldedPart>
  );
}

type Shipment = OrderView['shipments'][number];

function Parcel({ shipment }: { shipment: Shipment }) {
  const t = useTranslations('admin-order');
  const format = useFormatter();
  return (
    <div>
      <p className="font-semibold">
        {t('parcel', { carrier: shipment.carrier, code: shipment.trackingCode })}
      </p>
      <p>{stateOf(shipment, t)}</p>
      <ol className="text-ink-soft">
        {shipment.events.map((event) => (
          <li key={`${event.at}-${event.status}`}>
            {format.dateTime(new Date(event.at), { dateStyle: 'medium', timeStyle: 'short' })}:{' '}
            {[t(`tracking.${event.status}`), event.place].filter(Boolean).join(', ')}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where the parcel is: a label alone is not with the carrier yet. */
function stateOf(shipment: Shipment, t: ReturnType<typeof useTranslations<'admin-order'>>): string {
  if (shipment.leftAt === null) return t('labelOnly');
  if (shipment.status !== 'UNKNOWN') return t(`tracking.${shipment.status}`);
  return t(outsideCarrier(shipment) ? 'left' : 'leftOwn');
}

/** Shows the label again, and records carrier news that only our staff have received. */
function ParcelActions({ view, state, shipment }: PartProps & { shipment: Shipment }) {
  const t = useTranslations('admin-order');
  const [status, setStatus] = useState<TrackingStatus>('TRANSIT');
  const [place, setPlace] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function printAgain() {
    const query = new URLSearchParams({ order_id: view.order.id, shipment_id: shipment.id });
    const answer = await adminDocument(`${labelPath}?${query.toString()}`);
    if (answer.ok) saveFile(answer.value, `label-${view.order.number}.pdf`);
    else state.tellRefusal(answer);
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const report = { shipment_id: shipment.id, status, place: place.trim() || null };
    if (await state.change('/api/admin-track-parcel', report, t('trackingSaved'))) setPlace('');
    setIsBusy(false);
  }

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => void printAgain()}
        className="justify-self-start"
      >
        {t('printAgain')}
      </Button>
      <form
        noValidate
        method="post"
        onSubmit={(event) => void save(event)}
        className="flex flex-wrap items-end gap-3"
      >
        <SelectField
          label={t('trackingState')}
          value={status}
          onChange={(event) =>
            setStatus(carrierReports.find((one) => one === event.target.value) ?? 'TRANSIT')
          }
          options={carrierReports.map((value) => ({ value, label: t(`tracking.${value}`) }))}
        />
        <TextField
          label={t('trackingPlace')}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {t('saveTracking')}
        </Button>
      </form>
    </>
  );
}
