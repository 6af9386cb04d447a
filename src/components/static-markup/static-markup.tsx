import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/domain/words/locale';
import { clinicTimeZone } from '@/domain/store';
import type { SomeMessages } from '@/messages/catalogue';
import { ShellProviders } from '@/components/shell/shell-providers';
import type { ShopFacts } from '@/domain/shop/shop-facts';

/** What a page's writer is given besides its data. */
export type StaticWords = { messages: SomeMessages; locale: Locale; shop: ShopFacts };

/** Renders a screen to markup while its page is made (README.md). For `getStaticProps` alone: browsers never load this. */
export function staticMarkup(
  screen: ReactElement,
  { messages, locale, shop }: StaticWords,
): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={clinicTimeZone}>
      <ShellProviders words={messages.shell ?? null} shop={shop}>
        {screen}
      </ShellProviders>
    </NextIntlClientProvider>,
    // The page around it numbers its own elements.
    { identifierPrefix: 'static' },
  );
}
