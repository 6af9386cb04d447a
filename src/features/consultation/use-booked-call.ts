import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { reportError } from '@/client/error-reporting';
import type { StoreAnswer } from '@/client/requests/store-answer';
import { showToast } from '@/components/ui/toasts/toast';
import type { BookingView } from '@/domain/consultations/booking';
import { errorCatalogue, errorKeyOf } from '@/domain/failures/error-catalogue';
import { cancelCall, moveCall } from './booking-requests';

/** Spec 9: time limit of a request. */
const timeoutSeconds = 20;

/** A booked call and its changes; a failed change is reported and leaves the call as it was. */
export function useBookedCall(opened: BookingView) {
  const t = useTranslations('booking');
  const errors = useTranslations('errors');
  const [booking, setBooking] = useState(opened);
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether it was done */
  async function change(work: Promise<StoreAnswer<BookingView>>): Promise<boolean> {
    setIsBusy(true);
    const answer = await work;
    setIsBusy(false);
    if (answer.ok) {
      setBooking(answer.value);
      return true;
    }
    if (answer.param === 'start') await showToast('error', t('taken'));
    else {
      reportError(new Error(`booking: ${answer.code}`), 'consultation');
      const key = errorKeyOf({ code: answer.code }) ?? 'generic';
      await showToast('error', errors(errorCatalogue[key], { seconds: timeoutSeconds }));
    }
    return false;
  }

  return {
    booking,
    isBusy,
    move: (start: string) => change(moveCall(booking.code, start)),
    cancel: () => change(cancelCall(booking.code)),
  };
}
