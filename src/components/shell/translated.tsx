import { NextIntlClientProvider } from 'next-intl';
import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import { defaultLocale, isLocale } from '@/domain/words/locale';
import { clinicTimeZone } from '@/domain/store';
import type { SomeMessages } from '@/messages/catalogue';

/**
 * A page whose components ask for their words with `useTranslations`. The translator comes with the pages that need
 * it, not with `_app`: those that only the server writes have none (decision 0008).
 */
export function translated<Props extends object>(Page: ComponentType<Props>) {
  return function TranslatedPage(props: Props & { messages?: SomeMessages }) {
    const { locale } = useRouter();
    return (
      <NextIntlClientProvider
        locale={isLocale(locale) ? locale : defaultLocale}
        messages={props.messages}
        timeZone={clinicTimeZone}
      >
        <Page {...props} />
      </NextIntlClientProvider>
    );
  };
}
