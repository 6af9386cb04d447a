import { NextIntlClientProvider } from 'next-intl';
import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import { localeOf } from '@/domain/words/locale';
import { clinicTimeZone } from '@/domain/store';
import type { SomeMessages } from '@/messages/catalogue';

/**
 * Wraps a page whose components use `useTranslations`. Only these pages load the translator and not `_app`, so pages
 * that only the server renders go without it (decision 0008).
 */
export function translated<Props extends object>(Page: ComponentType<Props>) {
  return function TranslatedPage(props: Props & { messages?: SomeMessages }) {
    const { locale } = useRouter();
    return (
      <NextIntlClientProvider
        locale={localeOf(locale)}
        messages={props.messages}
        timeZone={clinicTimeZone}
      >
        <Page {...props} />
      </NextIntlClientProvider>
    );
  };
}
