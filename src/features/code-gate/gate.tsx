import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType } from 'react';
import { localeOf } from '@/domain/words/locale';
import { clinicTimeZone } from '@/domain/store';
import { loadMessages } from '@/messages/load';
import { GateForm } from './gate-form';

/** Loads the screen with its texts, ready to be shown. */
export async function prepareGate(): Promise<ComponentType> {
  const { lang } = document.documentElement;
  const locale = localeOf(lang);
  const messages = await loadMessages(locale, ['code-gate', 'errors', 'ui']);
  return function PreparedGate() {
    return (
      <NextIntlClientProvider locale={locale} messages={messages} timeZone={clinicTimeZone}>
        <GateForm />
      </NextIntlClientProvider>
    );
  };
}
