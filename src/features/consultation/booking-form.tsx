import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { ErrorSummary } from '@/components/ui/error-summary';
import { TextField } from '@/components/ui/text-field';
import { TileGroup } from '@/components/ui/tile-group';
import { showToast } from '@/components/ui/toast';
import { callWays, type BookingView } from '@/domain/booking';
import { callBackFields, longestName, type CallBackField } from '@/domain/consultation';
import { SlotPicker } from './slot-picker';
import { useBookingForm } from './use-booking-form';
import { useSlots } from './use-slots';

type Form = ReturnType<typeof useBookingForm>;

type BookingFormProps = {
  onBooked: (booking: BookingView) => void;
  /** We mailed a link that books the call. */
  onMailed: () => void;
};

/** A time, a way to talk, and who it is. */
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
    <form
      noValidate
      method="post"
      aria-label={t('title')}
      onSubmit={form.submit}
      className="grid gap-10"
    >
      <Problems form={form} />
      <section aria-labelledby="booking-when" className="grid gap-5">
        <h2 id="booking-when" className="font-display text-2xl">
          {t('when')}
        </h2>
        <SlotPicker
          slots={slots}
          value={form.start}
          onChange={form.setStart}
          error={form.isTimeMissing ? t('chooseTime') : undefined}
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
        <PersonFields form={form} />
        <CheckboxField
          label={t('companion')}
          checked={form.hasCompanion}
          onChange={(event) => form.setHasCompanion(event.target.checked)}
        />
      </section>
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

function Problems({ form }: { form: Form }) {
  const t = useTranslations('booking');
  const faults = [
    ...(form.isTimeMissing ? [{ fieldId: 'booking-day', message: t('chooseTime') }] : []),
    ...callBackFields.flatMap((field) => {
      const problem = form.problems[field];
      return problem ? [{ fieldId: `booking-${field}`, message: t(`problem.${problem}`) }] : [];
    }),
  ];
  if (faults.length === 0) return null;
  return (
    <ErrorSummary
      key={form.tries}
      title={t('problems', { count: faults.length })}
      errors={faults}
    />
  );
}

function PersonFields({ form }: { form: Form }) {
  const t = useTranslations('booking');
  const own = (field: CallBackField) => {
    const problem = form.problems[field];
    return {
      id: `booking-${field}`,
      label: t(field),
      value: form.person[field],
      error: problem && t(`problem.${problem}`),
      onChange: (event: { target: { value: string } }) => form.setField(field, event.target.value),
    };
  };
  return (
    <>
      <TextField {...own('name')} autoComplete="name" maxLength={longestName} />
      <TextField
        {...own('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...own('phone')} type="tel" autoComplete="tel" />
    </>
  );
}
