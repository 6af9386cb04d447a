import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/domain/locale';
import { clinicTimeZone } from '@/domain/store';
import type { SomeMessages } from '@/messages/catalogue';
import { ShellWordsProvider } from './shell-words';

/** What a page's writer is given besides its data. */
export type StillWords = { messages: SomeMessages; locale: Locale };

/** Writes a screen as it will stand on the page (decision 0008). For `getStaticProps` alone: browsers never load this. */
export function stillMarkup(screen: ReactElement, { messages, locale }: StillWords): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={clinicTimeZone}>
      <ShellWordsProvider value={messages.shell ?? null}>{screen}</ShellWordsProvider>
    </NextIntlClientProvider>,
    // The page around it numbers its own elements.
    { identifierPrefix: 'still' },
  );
}
