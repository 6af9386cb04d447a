import { render, type RenderResult } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { ShellProviders } from '@/components/shell/shell-providers';
import { defaultLocale } from '@/domain/words/locale';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import { clinicTimeZone } from '@/domain/store';
import type { SomeMessages } from '@/messages/catalogue';
import shopFacts from '@/messages/en-US/shop-facts.json';

/** Renders a screen inside the providers of `_app`. */
export function renderScreen(screen: ReactElement, messages: SomeMessages): RenderResult {
  return render(
    <NextIntlClientProvider
      locale={defaultLocale}
      messages={{ 'shop-facts': shopFacts, ...messages }}
      timeZone={clinicTimeZone}
    >
      <ShellProviders words={messages.shell ?? null} shop={defaultShopFacts}>
        {screen}
      </ShellProviders>
    </NextIntlClientProvider>,
  );
}
