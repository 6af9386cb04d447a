import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/fields/select-field';
import { Spinner } from '@/components/ui/loading/spinner';
import { TileGroup } from '@/components/ui/fields/tile-group';
import { brand } from '@/domain/brand';
import { clinicTimeZone } from '@/domain/store';
import { visitorZone } from './booking-requests';
import { useSlotWords } from './slot-words';
import type { useSlots } from './use-slots';

type SlotPickerProps = {
  slots: ReturnType<typeof useSlots>;
  /** ISO UTC; null while nothing is chosen. */
  value: string | null;
  onChange: (start: string | null) => void;
  error?: string;
};

/** Chooses a day, then a time of that day, in the visitor's time zone. */
export function SlotPicker({ slots: { slots, status, load }, ...picked }: SlotPickerProps) {
  const t = useTranslations('booking');
  const phone = brand.supportPhone.display;
  if (status === 'loading') {
    return (
      // As high as the day and the times that come: the fields below stay where they are.
      <p role="status" className="flex min-h-82 items-center justify-center gap-3 text-ink-soft">
        <Spinner />
        {t('loading')}
      </p>
    );
  }
  if (status === 'failed') {
    return (
      <Notice tone="attention">
        <p role="alert">{t('failed', { phone })}</p>
        <Button variant="secondary" size="sm" onClick={() => void load()} className="mt-3">
          {t('again')}
        </Button>
      </Notice>
    );
  }
  if (slots.length === 0) return <Notice tone="note">{t('none', { phone })}</Notice>;
  return <DayAndTime slots={slots} {...picked} />;
}

type DayAndTimeProps = Omit<SlotPickerProps, 'slots'> & { slots: readonly string[] };

function DayAndTime({ slots, value, onChange, error }: DayAndTimeProps) {
  const t = useTranslations('booking');
  const timeZone = visitorZone();
  const words = useSlotWords(timeZone);
  const days = groupedBy(slots, words.day);
  const day = value === null ? null : words.day(value);
  const [firstDay = ''] = days.keys();
  const shownDay = day !== null && days.has(day) ? day : firstDay;
  const times = days.get(shownDay) ?? [];

  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        {words.city === null
          ? t('zone', { zone: words.zone })
          : t('zoneCity', { city: words.city })}
      </p>
      <SelectField
        id="booking-start"
        label={t('day')}
        value={shownDay}
        onChange={(event) => onChange(days.get(event.target.value)?.[0] ?? null)}
        options={[...days.keys()].map((name) => ({ value: name, label: name }))}
      />
      <TileGroup
        legend={t('time')}
        name="booking-time"
        value={value}
        onChange={onChange}
        error={error}
        options={times.map((slot, index) => {
          const part = words.part(slot);
          const before = times[index - 1];
          const isFirst = before === undefined || words.part(before) !== part;
          return {
            value: slot,
            label: words.time(slot),
            groupHeading: isFirst ? t(part) : undefined,
          };
        })}
        tilesClassName="grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]"
      />
      <p role="status" className="text-sm text-ink-soft">
        {value !== null && timeZone !== clinicTimeZone
          ? t('zoneClinic', { time: words.atClinic(value) })
          : null}
      </p>
    </div>
  );
}

function groupedBy(slots: readonly string[], dayOf: (slot: string) => string) {
  const days = new Map<string, string[]>();
  for (const slot of slots) days.set(dayOf(slot), [...(days.get(dayOf(slot)) ?? []), slot]);
  return days;
}
