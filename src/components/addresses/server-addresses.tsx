import type { ReactNode } from 'react';
import { localAddress } from '@/domain/pages/addresses';
import type { Locale } from '@/domain/words/locale';
import { AddressProvider } from './address-context';
import { TwinProvider } from './twin-context';

type ServerAddressesProps = {
  locale: Locale;
  /** Path of the page to show in the other language instead of this one. */
  nearestTwin?: string;
  children: ReactNode;
};

/** Provides the addresses of one language. For the server only: browsers never load the table behind it. */
export function ServerAddresses({ locale, nearestTwin, children }: ServerAddressesProps) {
  const other: Locale = locale === 'fr-CA' ? 'en-US' : 'fr-CA';
  return (
    <AddressProvider value={(path) => localAddress(path, locale)}>
      <TwinProvider value={(path) => localAddress(nearestTwin ?? path, other)}>
        {children}
      </TwinProvider>
    </AddressProvider>
  );
}
