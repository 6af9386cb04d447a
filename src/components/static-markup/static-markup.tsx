import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/domain/words/locale';
import { clinicTimeZone } from '@/domain/store';
import type { SomeMessages } from '@/messages/catalogue';
import { ShellWordsProvider } from '@/components/shell/shell-words';

/** What a page's writer is given besides its data. */
export type StaticWords = { messages: SomeMessages; locale: Locale };

/** Renders a screen to markup while its page is made (README.md). For `getStaticProps` alone: browsers never load this. */
export function staticMarkup(screen: ReactElement, { messages, locale }: StaticWords): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={clinicTimeZone}>
      <ShellWordsProvider value={messages.shell ?? null}>{screen}</ShellWordsProvider>
    </NextIntlClientProvider>,
    // The page around it numbers its own elements.
    { identifierPrefix: 'static' },
  );
}
