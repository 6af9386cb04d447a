import { brand } from '@/domain/brand';
import { localAddress } from '@/domain/pages/addresses';
import type { Locale } from '@/domain/words/locale';

/** Icons, and the manifest of the document's language. */
export function IconLinks({ locale }: { locale: Locale }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localAddress('/manifest.webmanifest', locale)} />
      <meta name="theme-color" content={brand.themeColor} />
    </>
  );
}
