import { brand } from '@/domain/brand';
import type { Locale } from '@/domain/words/locale';
import { localAddress } from '@/domain/pages/addresses';
import { paths } from '@/domain/pages/paths';

/**
 * For adding the shop to a home screen (W3C Web Application Manifest). It opens in the browser, with its address bar.
 */
export function webManifest({ description, locale }: { description: string; locale: Locale }) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  return {
    id: localAddress(paths.home, locale),
    name: brand.name,
    short_name: brand.name,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: localAddress(paths.home, locale),
    scope: paths.home,
    display: 'browser',
    theme_color: brand.themeColor,
    background_color: brand.pageColor,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
  };
}
