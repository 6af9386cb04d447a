import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { reportError } from '@/client/error-reporting';
import { showToast } from '@/components/ui/toast';
import { phonePrefix } from '@/domain/checkout-address';
import {
  callBackFields,
  findCallBackProblems,
  type CallBackField,
  type CallBackValues,
} from '@/domain/consultation';
import { errorCatalogue, errorKeyOf } from '@/domain/error-catalogue';
import { askForCall, type CallBackAnswer } from './consultation-requests';

/** Spec 9: how long a request is waited for. */
const timeoutSeconds = 20;

const empty: CallBackValues = { name: '', email: '', phone: phonePrefix };

type Options = {
  /** Before the call, for whoever counts. */
  onSending?: () => void;
  onSent: (answer: CallBackAnswer) => void;
};

/** The form that asks us to call: nothing is marked before the first try, what was typed stays until it was sent. */
export function useCallBack(idPrefix: string, { onSending, onSent }: Options) {
  const errors = useTranslations('errors');
  const [values, setValues] = useState(empty);
  const [tries, setTries] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const problems = findCallBackProblems(values);

  async function send() {
    setIsSending(true);
    onSending?.();
    const answer = await askForCall(values);
    setIsSending(false);
    if (answer.ok) {
      setValues(empty);
      setTries(0);
      onSent(answer.value);
      return;
    }
    reportError(new Error(`consultation: ${answer.code}`), 'consultation');
    const key = errorKeyOf({ code: answer.code }) ?? 'generic';
    await showToast('error', errors(errorCatalogue[key], { seconds: timeoutSeconds }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setTries(tries + 1);
    const first = callBackFields.find((field) => problems[field]);
    if (first) document.getElementById(`${idPrefix}-${first}`)?.focus();
    else void send();
  }

  return {
    values,
    setValue: (field: CallBackField, text: string) =>
      setValues((before) => ({ ...before, [field]: text })),
    problems: tries > 0 ? problems : {},
    isSending,
    submit,
  };
}
