import Head from 'next/head';
import type { ComponentProps } from 'react';
import { pictureSources, type PictureSources } from './picture-sources';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  src: string;
  alt: string;
  /** The picture's size in pixels, which reserves its space; left out with `fill`. */
  width?: number;
  height?: number;
  /** Covers the nearest positioned ancestor. */
  fill?: boolean;
  /** Loaded before everything else: for the one picture that visitors see first. */
  preload?: boolean;
  /** Shown without the optimizer: the visitor's files, drawings. */
  unoptimized?: boolean;
};

/**
 * A picture in the sizes that screens need, from Next's own optimizer. It replaces `next/image`, which is ten times as
 * large on each page and whose other abilities (loaders, placeholders) nobody here uses.
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
        // Must come before `src`, or Safari starts loading the largest one.
        sizes={sources.srcSet && sizes}
        srcSet={sources.srcSet}
        src={sources.src}
      />
    </>
  );
}
