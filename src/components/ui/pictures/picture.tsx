import Head from 'next/head';
import type { ComponentProps } from 'react';
import { pictureSources, type PictureSources } from './picture-sources';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  src: string;
  alt: string;
  /** Its own size in pixels, which keeps its place on the page; left out where it fills its frame. */
  width?: number;
  height?: number;
  /** Covers the nearest positioned ancestor. */
  fill?: boolean;
  /** Fetched before everything else: for the one picture that people see first. */
  preload?: boolean;
  /** Shown as it is: files of the visitor, drawings. */
  unoptimized?: boolean;
};

/**
 * A picture in the sizes that screens need, made by Next's own optimizer. It stands in for `next/image`, which weighs
 * ten times as much on each page and whose other abilities (loaders, placeholders) nobody here uses.
 */
export function Picture({
  src,
  alt,
  sizes,
  fill = false,
  preload = false,
  unoptimized = false,
  loading = preload ? undefined : 'lazy',
  className,
  ...others
}: PictureProps) {
  const sources: PictureSources = unoptimized
    ? { src }
    : pictureSources(src, { sizes, width: others.width });
  return (
    <>
      {preload && (
        <Head>
          <link
            key={`picture-${src}`}
            rel="preload"
            as="image"
            imageSrcSet={sources.srcSet}
            imageSizes={sizes}
            href={sources.srcSet ? undefined : sources.src}
            fetchPriority={others.fetchPriority}
          />
        </Head>
      )}
      <img
        {...others}
        alt={alt}
        loading={loading}
        decoding="async"
        className={fill ? `absolute inset-0 size-full ${className ?? ''}` : className}
        // Before `src`, or Safari begins with the largest one.
        sizes={sources.srcSet && sizes}
        srcSet={sources.srcSet}
        src={sources.src}
      />
    </>
  );
}
