import { render, type RenderResult } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { ShellWordsProvider } from '@/components/shell/shell-words';
import { defaultLocale } from '@/domain/words/locale';
import { clinicTimeZone } from '@/domain/store';
import type { SomeMessages } from '@/messages/catalogue';

/** Renders a screen inside the providers that `_app` gives it. */
export function renderScreen(screen: ReactElement, messages: SomeMessages): RenderResult {
  return render(
    <NextIntlClientProvider locale={defaultLocale} messages={messages} timeZone={clinicTimeZone}>
      <ShellWordsProvider value={messages.shell ?? null}>{screen}</ShellWordsProvider>
    </NextIntlClientProvider>,
  );
}
