import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { useKitForm } from '@/components/forms/use-kit-form';
import { showToast } from '@/components/ui/toasts/toast';
import {
  letterFields,
  maximumLetterLength,
  maximumNameLength,
  type LetterField,
} from '@/domain/consultations/conversation';
import { errorCatalogue, errorKeyOf, successCatalogue } from '@/domain/failures/error-catalogue';

/** Spec 9: time limit of a request. */
const timeoutSeconds = 20;

const loadRules = () =>
  import('@/domain/schemas/letter-form').then((rules) => rules.findLetterProblems);

/** The contact form; typed values stay when sending fails. */
export function useLetter() {
  const locale = useLocale();
  const errors = useTranslations('errors');
  const [website, setWebsite] = useState('');
  const [sent, setSent] = useState<{ to: string; count: number } | null>(null);
  const kit = useKitForm<Record<LetterField, string>>({
    name: 'contact',
    fields: letterFields,
    start: { name: '', email: '', message: '' },
    loadRules,
    help: { email: 'email', message: 'message' },
    limits: { name: maximumNameLength, message: maximumLetterLength },
    hasSummary: true,
  });

  async function send(values: Record<LetterField, string>): Promise<boolean> {
    const answer = await import('./contact-requests')
      .then((requests) => requests.sendLetter(values, { website, locale }))
      .catch(() => null);
    if (answer?.ok) {
      setSent({ to: values.email.trim(), count: (sent?.count ?? 0) + 1 });
      void showToast('success', errors(successCatalogue.contactSent));
      return true;
    }
    reportError(new Error(`contact: ${answer?.code ?? 'no code'}`), 'contact');
    const key = (answer && errorKeyOf({ code: answer.code })) ?? 'contact';
    void showToast('error', errors(errorCatalogue[key], { seconds: timeoutSeconds }));
    return false;
  }

  return { ...kit, formProps: kit.formProps(send), website, setWebsite, sent };
}
