import type { ReactNode } from 'react';
import { localAddress } from '@/domain/pages/addresses';
import type { Locale } from '@/domain/words/locale';
import { AddressProvider } from './address-context';
import { TwinProvider } from './twin-context';

/** Provides the addresses of one language. For the server only: browsers never load the table behind it. */
export function ServerAddresses({ locale, children }: { locale: Locale; children: ReactNode }) {
  const other: Locale = locale === 'fr-CA' ? 'en-US' : 'fr-CA';
  return (
    <AddressProvider value={(path) => localAddress(path, locale)}>
      <TwinProvider value={(path) => localAddress(path, other)}>{children}</TwinProvider>
    </AddressProvider>
  );
}
