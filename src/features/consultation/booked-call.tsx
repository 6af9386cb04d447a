import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveFile } from '@/client/requests/save-file';
import { FormDone } from '@/components/forms/form-done';
import { Button } from '@/components/ui/button';
import type { BookingView } from '@/domain/consultations/booking';
import { brand } from '@/domain/brand';
import { calendarFile } from '@/domain/consultations/calendar-file';
import { clinicTimeZone } from '@/domain/store';
import { visitorZone } from './booking-requests';
import { SlotPicker } from './slot-picker';
import { useSlotWords } from './slot-words';
import { useBookedCall } from './use-booked-call';
import { useSlots } from './use-slots';

type BookedCallProps = { booking: BookingView; onAnew: () => void };

/** A booked call with the customer's actions: add it to a calendar, move it, cancel it. */
export function BookedCall({ booking: opened, onAnew }: BookedCallProps) {
  const t = useTranslations('booking.booked');
  const { booking, isBusy, move, cancel } = useBookedCall(opened);
  const [isMoving, setIsMoving] = useState(false);
  const isGone = booking.status === 'canceled';
  const key = isGone ? 'canceled' : booking.revision > opened.revision ? 'moved' : 'booked';
  const headings = { booked: 'heading', canceled: 'canceledHeading', moved: 'moved' } as const;
  const leads = { booked: 'lead', canceled: 'canceledLead', moved: 'lead' } as const;

  return (
    <div className="grid gap-8">
      <FormDone key={booking.revision} heading={t(headings[key])}>
        <p>{t(leads[key])}</p>
      </FormDone>
      {!isGone && <Facts booking={booking} />}
      {isGone && (
        <Button onClick={onAnew} className="justify-self-start">
          {t('anew')}
        </Button>
      )}
      {!isGone && !isMoving && (
        <div className="flex flex-wrap gap-3">
          <SaveButton booking={booking} />
          <Button variant="secondary" onClick={() => setIsMoving(true)}>
            {t('move')}
          </Button>
          <Button
            variant="quiet"
            isBusy={isBusy}
            busyLabel={t('canceling')}
            onClick={() => void cancel()}
          >
            {t('cancel')}
          </Button>
        </div>
      )}
      {!isGone && isMoving && (
        <MoveForm
          isBusy={isBusy}
          onMove={async (start) => {
            if (await move(start)) setIsMoving(false);
          }}
          onKeep={() => setIsMoving(false)}
        />
      )}
    </div>
  );
}

function Facts({ booking }: { booking: BookingView }) {
  const t = useTranslations('booking.booked');
  const ways = useTranslations('booking.ways');
  const timeZone = visitorZone();
  const words = useSlotWords(timeZone);
  const facts = [
    [t('when'), words.whole(booking.start)],
    ...(timeZone === clinicTimeZone ? [] : [[t('clinicTime'), words.atClinic(booking.start)]]),
    [t('way'), ways(booking.way)],
    [t('companion'), t(booking.hasCompanion ? 'yes' : 'no')],
  ];
  return (
    <dl className="grid border-y border-line">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-6 border-b border-line py-3.5 last:border-0 sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SaveButton({ booking: { code, start, revision } }: { booking: BookingView }) {
  const t = useTranslations('booking.booked');
  function save() {
    const file = calendarFile({
      // Enough of the code to tell calls apart, too little to open one.
      id: `${code.slice(0, 10)}@${brand.slug}`,
      start,
      revision,
      title: t('calendarTitle', { brand: brand.name }),
      description: t('calendarText', { phone: brand.supportPhone.display }),
      now: new Date().toISOString(),
    });
    saveFile(new Blob([file], { type: 'text/calendar' }), `${brand.slug}-call.ics`);
  }
  return <Button onClick={save}>{t('save')}</Button>;
}

type MoveFormProps = {
  isBusy: boolean;
  onMove: (start: string) => Promise<void>;
  onKeep: () => void;
};

function MoveForm({ isBusy, onMove, onKeep }: MoveFormProps) {
  const t = useTranslations('booking');
  const slots = useSlots();
  const [start, setStart] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);

  async function submit() {
    setIsTried(true);
    if (start === null) return;
    await onMove(start);
    setStart(null);
    await slots.load();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
      className="grid gap-6"
    >
      <SlotPicker
        slots={slots}
        value={start}
        onChange={setStart}
        error={isTried && start === null ? t('chooseTime') : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy} busyLabel={t('booked.moving')}>
          {t('booked.moveTo')}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {t('booked.keep')}
        </Button>
      </div>
    </form>
  );
}
