import { useTranslations } from 'next-intl';
import { NotSent } from '@/components/forms/not-sent';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { TextField } from '@/components/ui/fields/text-field';
import { TileGroup } from '@/components/ui/fields/tile-group';
import { showToast } from '@/components/ui/toasts/toast';
import { callWays, type BookingView } from '@/domain/consultations/booking';
import { longestName } from '@/domain/consultations/consultation';
import { SlotPicker } from './slot-picker';
import { useBookingForm } from './use-booking-form';
import { useSlots } from './use-slots';

type Form = ReturnType<typeof useBookingForm>;

type BookingFormProps = {
  onBooked: (booking: BookingView) => void;
  /** We mailed a link that books the call. */
  onMailed: () => void;
};

/** Asks for a time, the kind of call, and contact details. */
export function BookingForm({ onBooked, onMailed }: BookingFormProps) {
  const t = useTranslations('booking');
  const slots = useSlots();
  const form = useBookingForm({
    onBooked,
    onMailed,
    onTaken: () => {
      void showToast('error', t('taken'));
      void slots.load();
    },
  });
  return (
    <form {...form.formProps} aria-label={t('title')} className="grid gap-10">
      {form.faults.length > 0 && (
        <ErrorSummary
          key={form.tries}
          title={t('problems', { count: form.faults.length })}
          errors={form.faults}
        />
      )}
      <section aria-labelledby="booking-when" className="grid gap-5">
        <h2 id="booking-when" className="font-display text-2xl">
          {t('when')}
        </h2>
        <SlotPicker
          slots={slots}
          value={form.start}
          onChange={form.setStart}
          error={form.field('start').error}
        />
      </section>
      <TileGroup
        legend={t('how')}
        name="booking-way"
        value={form.way}
        onChange={form.setWay}
        options={callWays.map((way) => ({
          value: way,
          label: t(`ways.${way}`),
          description: t(`wayHints.${way}`),
        }))}
      />
      <section aria-labelledby="booking-you" className="grid gap-5">
        <h2 id="booking-you" className="font-display text-2xl">
          {t('you')}
        </h2>
        <PersonFields field={form.field} />
        <CheckboxField {...form.form.register('hasCompanion')} label={t('companion')} />
      </section>
      <NotSent isShown={form.isLost} />
      <Button
        type="submit"
        isBusy={form.isSending}
        busyLabel={t('booking')}
        className="justify-self-start max-sm:w-full"
      >
        {t('book')}
      </Button>
    </form>
  );
}

function PersonFields({ field }: Pick<Form, 'field'>) {
  const t = useTranslations('booking');
  return (
    <>
      <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={longestName} />
      <TextField
        {...field('email')}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" />
    </>
  );
}
