import { getImageProps } from 'next/image';
import nextConfig from '../../../../next.config.js';
import { pictureSources, screenWidths, smallWidths } from './picture-sources';

/** The attributes of Next's own component, at the optimizer's configured widths. */
function asNextSays(shown: { sizes?: string; width?: number }) {
  const { props } = getImageProps({
    src: '/pictures/hero/hero-tall.webp',
    alt: '',
    width: shown.width ?? 1600,
    height: 900,
    sizes: shown.sizes,
  });
  return { src: props.src, srcSet: props.srcSet };
}

describe('pictureSources', () => {
  it('names only widths that the optimizer makes; it refuses all others', () => {
    expect(nextConfig.images).toMatchObject({
      deviceSizes: screenWidths,
      imageSizes: [16, ...smallWidths],
    });
  });

  it.each([
    { sizes: '100vw' },
    { sizes: '(min-width: 64rem) 41rem, 50vw' },
    { sizes: '(min-width: 48rem) 220px, 45vw' },
    { sizes: '120px' },
    { width: 96 },
    { width: 88 },
    { width: 1600 },
  ])('names for $sizes $width what Next would', (shown) => {
    expect(pictureSources('/pictures/hero/hero-tall.webp', shown)).toEqual(asNextSays(shown));
  });
});
