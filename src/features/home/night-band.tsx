import { useTranslations } from 'next-intl';
import { getImageProps } from 'next/image';
import { GoLink } from '@/components/ui/button';
import { Container } from '@/components/ui/section';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/paths';

/** The one night picture of the shop: text on its dark left side, under it where the screen is narrow. */
export function NightBand() {
  const t = useTranslations('home.night');
  return (
    <section className="dark relative overflow-hidden bg-spruce-900">
      <NightPicture alt={t('pictureAlt')} />
      <div
        aria-hidden
        className="absolute inset-0 bg-[linear-gradient(90deg,rgb(10_24_21/0.72),rgb(10_24_21/0.38)_32%,transparent_58%)] max-lg:hidden"
      />
      <div className="lg:absolute lg:inset-0 lg:grid lg:content-center">
        <Container className="grid justify-items-start gap-4.5 pt-9 pb-11 lg:gap-6 lg:py-0">
          <h2 className="max-w-[7.2em] font-display text-[clamp(2.75rem,1.5rem+3.9vw,5.25rem)] leading-none tracking-[-0.02em] lg:max-xl:text-[3.5rem]">
            {t('title')}
          </h2>
          <p className="max-w-[25rem] text-lg">{t('lead')}</p>
          <GoLink href={paths.product(brand.defaultProductSlug)}>{t('link')}</GoLink>
        </Container>
      </div>
    </section>
  );
}

function NightPicture({ alt }: { alt: string }) {
  const shared = { alt, sizes: '100vw' };
  const { props: wide } = getImageProps({
    ...shared,
    src: '/pictures/hero/hero-wide.webp',
    width: 2400,
    height: 1350,
  });
  const { props: tall } = getImageProps({
    ...shared,
    src: '/pictures/hero/hero-tall.webp',
    width: 1200,
    height: 1500,
  });
  return (
    <picture>
      <source media="(min-width: 64rem)" srcSet={wide.srcSet} sizes={wide.sizes} />
      <img
        {...tall}
        alt={alt}
        className="aspect-[1/1.08] w-full object-cover object-[50%_82%] md:max-lg:aspect-[4/3] lg:aspect-auto lg:h-[46rem] lg:object-[54%_60%] xl:object-[62%_60%]"
      />
    </picture>
  );
}
