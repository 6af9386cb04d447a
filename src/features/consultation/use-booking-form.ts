import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { reportError } from '@/client/error-reporting';
import { showToast } from '@/components/ui/toast';
import type { BookingView, CallWay } from '@/domain/booking';
import { isPhoneUntouched, phonePrefix } from '@/domain/checkout-address';
import {
  callBackFields,
  findCallBackProblems,
  type CallBackField,
  type CallBackValues,
} from '@/domain/consultation';
import { errorCatalogue, errorKeyOf } from '@/domain/error-catalogue';
import { bookCall } from './booking-requests';

/** Spec 9: how long a request is waited for. */
const timeoutSeconds = 20;

type Options = {
  onBooked: (booking: BookingView) => void;
  /** We mailed a link that books the call. */
  onMailed: () => void;
  onTaken: () => void;
};

/** What is asked before a call is booked; nothing is marked before the first try. */
export function useBookingForm({ onBooked, onMailed, onTaken }: Options) {
  const errors = useTranslations('errors');
  const [start, setStart] = useState<string | null>(null);
  const [way, setWay] = useState<CallWay>('phone');
  const [hasCompanion, setHasCompanion] = useState(false);
  const [person, setPerson] = useState<CallBackValues>({
    name: '',
    email: '',
    phone: phonePrefix,
  });
  const [tries, setTries] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const { phone: phoneProblem, ...others } = findCallBackProblems(person);
  // A video call needs no phone; a number that is given has to be one.
  const isPhoneFine = way === 'video' && isPhoneUntouched(person.phone);
  const problems = { ...others, ...(!isPhoneFine && phoneProblem && { phone: phoneProblem }) };
  const missing = callBackFields.filter((field) => problems[field]);

  async function send(chosen: string) {
    setIsSending(true);
    const phone = isPhoneFine ? '' : person.phone;
    const answer = await bookCall({ ...person, phone, start: chosen, way, hasCompanion });
    setIsSending(false);
    if (answer.ok) return answer.value === null ? onMailed() : onBooked(answer.value);
    if (answer.param === 'start') {
      setStart(null);
      return onTaken();
    }
    reportError(new Error(`booking: ${answer.code}`), 'consultation');
    const key = errorKeyOf({ code: answer.code }) ?? 'generic';
    await showToast('error', errors(errorCatalogue[key], { seconds: timeoutSeconds }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setTries(tries + 1);
    if (start !== null && missing.length === 0) void send(start);
  }

  return {
    start,
    setStart,
    way,
    setWay,
    hasCompanion,
    setHasCompanion,
    person,
    setField: (field: CallBackField, text: string) =>
      setPerson((before) => ({ ...before, [field]: text })),
    isTimeMissing: tries > 0 && start === null,
    problems: tries > 0 ? problems : {},
    tries,
    isSending,
    submit,
  };
}
