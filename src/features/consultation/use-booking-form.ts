import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { reportError } from '@/client/error-reporting';
import { useKitForm } from '@/components/forms/use-kit-form';
import { showToast } from '@/components/ui/toasts/toast';
import type { BookingView, CallWay } from '@/domain/consultations/booking';
import { isPhoneUntouched, phonePrefix } from '@/domain/checkout/checkout-address';
import { bookingFields, type BookingValues } from '@/domain/consultations/consultation';
import { errorCatalogue, errorKeyOf } from '@/domain/failures/error-catalogue';
import { bookCall } from './booking-requests';

/** Spec 9: time limit of a request. */
const timeoutSeconds = 20;

const loadRules = () =>
  import('@/domain/schemas/call-back-form').then((rules) => rules.findBookingProblems);

type Options = {
  onBooked: (booking: BookingView) => void;
  /** We mailed a link that books the call. */
  onMailed: () => void;
  onTaken: () => void;
};

/** The booking form; typed values stay when the booking fails. */
export function useBookingForm({ onBooked, onMailed, onTaken }: Options) {
  const errors = useTranslations('errors');
  const kit = useKitForm<BookingValues>({
    name: 'booking',
    fields: bookingFields,
    start: {
      start: '',
      name: '',
      email: '',
      phone: phonePrefix,
      way: 'phone',
      hasCompanion: false,
    },
    loadRules,
    help: { start: 'time', email: 'email', phone: 'phone' },
    hasSummary: true,
  });
  const { control, setValue } = kit.form;
  const [start, way] = useWatch({ control, name: ['start', 'way'] });

  async function send(values: BookingValues): Promise<boolean> {
    const isPhoneLeftOut = values.way === 'video' && isPhoneUntouched(values.phone);
    const answer = await bookCall({ ...values, phone: isPhoneLeftOut ? '' : values.phone });
    if (answer.ok) {
      if (answer.value === null) onMailed();
      else onBooked(answer.value);
      return false;
    }
    if (answer.param === 'start') {
      setValue('start', '');
      onTaken();
      return false;
    }
    reportError(new Error(`booking: ${answer.code}`), 'consultation');
    const key = errorKeyOf({ code: answer.code }) ?? 'generic';
    void showToast('error', errors(errorCatalogue[key], { seconds: timeoutSeconds }));
    return false;
  }

  /** A shown fault disappears as soon as the choice is right. */
  const check = { shouldValidate: kit.tries > 0 };
  return {
    ...kit,
    formProps: kit.formProps(send),
    start: start === '' ? null : start,
    setStart: (chosen: string | null) => setValue('start', chosen ?? '', check),
    way,
    setWay(chosen: CallWay) {
      setValue('way', chosen);
      if (kit.tries > 0) void kit.form.trigger('phone');
    },
  };
}
