import { useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { reportError } from '@/client/error-reporting';
import { showToast } from '@/components/ui/toast';
import { findLetterProblems, type LetterField, type LetterValues } from '@/domain/conversation';
import { errorCatalogue, errorKeyOf, successCatalogue } from '@/domain/error-catalogue';

/** Spec 9: how long a request is waited for. */
const timeoutSeconds = 20;

const empty: LetterValues = { name: '', email: '', message: '' };

/** The contact form: nothing is marked before the first try, and what could not be sent stays. */
export function useLetter() {
  const locale = useLocale();
  const errors = useTranslations('errors');
  const [values, setValues] = useState(empty);
  const [website, setWebsite] = useState('');
  const [tries, setTries] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const problems = findLetterProblems(values);

  async function send() {
    setIsSending(true);
    const answer = await import('./contact-requests')
      .then((requests) => requests.sendLetter(values, { website, locale }))
      .catch(() => null);
    setIsSending(false);
    if (answer?.ok) {
      setSentTo(values.email.trim());
      setValues(empty);
      setTries(0);
      await showToast('success', errors(successCatalogue.contactSent));
      return;
    }
    reportError(new Error(`contact: ${answer?.code ?? 'no code'}`), 'contact');
    const key = (answer && errorKeyOf({ code: answer.code })) ?? 'contact';
    await showToast('error', errors(errorCatalogue[key], { seconds: timeoutSeconds }));
  }

  return {
    values,
    setValue(field: LetterField, text: string) {
      setSentTo(null);
      setValues((before) => ({ ...before, [field]: text }));
    },
    website,
    setWebsite,
    problems: tries > 0 ? problems : {},
    tries,
    isSending,
    sentTo,
    submit(event: FormEvent) {
      event.preventDefault();
      if (isSending) return;
      if (Object.keys(problems).length === 0) void send();
      else setTries(tries + 1);
    },
  };
}
