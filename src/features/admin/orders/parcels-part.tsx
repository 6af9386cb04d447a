import { useFormatter, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { adminDocument } from '@/client/requests/admin-requests';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { carrierReports, outsideCarrier, type TrackingStatus } from '@/domain/orders/shipment';
import type { OrderView } from './order-answer';
import { useMay } from '../shell/use-may';
import { Part, type PartProps } from './order-part';

const labelPath = '/api/swell/shippo-order';

/** Parcels, their labels and their tracking. */
export function ParcelsPart({ view, state }: PartProps) {
  const t = useTranslations('admin-order');
  const [isBusy, setIsBusy] = useState(false);
  const { order, adminFacts, shipments } = view;
  const mayChange = useMay('orders.change');

  async function makeLabel() {
    setIsBusy(true);
    const answer = await adminDocument(labelPath, {
      order_id: order.id,
      revision: adminFacts?.revision,
    });
    setIsBusy(false);
    if (!answer.ok) return state.tellRefusal(answer);
    saveFile(answer.value, `label-${order.number}.pdf`);
    state.reload();
  }

  return (
    <Part title={t('parcels')}>
      {shipments.length === 0 && <p className="mb-4 text-ink-soft">{t('noParcels')}</p>}
      <ul className="grid gap-6">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="grid gap-4">
            <Parcel shipment={shipment} />
            {adminFacts && mayChange && (
              <ParcelActions view={view} state={state} shipment={shipment} />
            )}
          </li>
        ))}
      </ul>
      {adminFacts?.isLabelOpen && (
        <Button
          size="sm"
          variant={shipments.length === 0 ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => void makeLabel()}
          className="mt-4"
        >
          {t('makeLabel')}
        </Button>
      )}
    </Part>
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

/** Shows the label again, hands the parcel over, and records carrier news that only our staff have received. */
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
  async function report(told: { status: TrackingStatus; place: string | null }, done: string) {
    if (isBusy) return;
    setIsBusy(true);
    const report = { shipment_id: shipment.id, ...told };
    if (await state.change('/api/admin-track-parcel', report, done)) setPlace('');
    setIsBusy(false);
  }
  function save(event: FormEvent) {
    event.preventDefault();
    void report({ status, place: place.trim() || null }, t('trackingSaved'));
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
      {shipment.leftAt === null && (
        <div className="grid justify-items-start gap-2">
          <Button
            size="sm"
            isBusy={isBusy}
            aria-describedby={`hand-over-${shipment.id}`}
            onClick={() => void report({ status: 'TRANSIT', place: null }, t('handedOverNow'))}
          >
            {t('handOver')}
          </Button>
          <p id={`hand-over-${shipment.id}`} className="text-sm text-ink-soft">
            {t('handOverHint')}
          </p>
        </div>
      )}
      <form noValidate method="post" onSubmit={save} className="flex flex-wrap items-end gap-3">
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
