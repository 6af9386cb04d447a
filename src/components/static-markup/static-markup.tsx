import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/domain/words/locale';
import { clinicTimeZone } from '@/domain/store';
import type { SomeMessages } from '@/messages/catalogue';
import { ServerAddresses } from '@/components/addresses/server-addresses';
import { ShellProviders } from '@/components/shell/shell-providers';
import type { ShopFacts } from '@/domain/shop/shop-facts';

/** What a static page's renderer gets besides its data. */
export type StaticWords = { messages: SomeMessages; locale: Locale; shop: ShopFacts };

/**
 * Renders a screen to markup during the page's generation (README.md). For `getStaticProps` only: browsers never load
 * this.
 */
export function staticMarkup(
  screen: ReactElement,
  { messages, locale, shop }: StaticWords,
): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={clinicTimeZone}>
      <ShellProviders words={messages.shell ?? null} shop={shop}>
        <ServerAddresses locale={locale}>{screen}</ServerAddresses>
      </ShellProviders>
    </NextIntlClientProvider>,
    // A separate prefix, because the page around it generates ids, too.
    { identifierPrefix: 'static' },
  );
}
