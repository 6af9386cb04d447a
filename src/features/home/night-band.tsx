import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/ui/button';
import { pictureSources } from '@/components/ui/pictures/picture-sources';
import { Container } from '@/components/ui/text/section';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';

/** The only night picture of the shop: text on its dark left side, below it on narrow screens. */
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
        <Container className="grid grid-cols-1 justify-items-start gap-4.5 pt-9 pb-11 lg:gap-6 lg:py-0">
          <h2 className="max-w-[7.2em] font-display text-[clamp(min(2.75rem,12vw),1.5rem+3.9vw,5.25rem)] leading-none tracking-[-0.02em] lg:max-xl:text-[3.5rem]">
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
  const sizes = '100vw';
  const wide = pictureSources('/pictures/hero/hero-wide.webp', { sizes });
  const tall = pictureSources('/pictures/hero/hero-tall.webp', { sizes });
  return (
    <picture>
      <source media="(min-width: 64rem)" srcSet={wide.srcSet} sizes={sizes} />
      <img
        alt={alt}
        width={1200}
        height={1500}
        loading="lazy"
        decoding="async"
        className="aspect-[1/1.08] w-full object-cover object-[50%_82%] md:max-lg:aspect-[4/3] lg:aspect-auto lg:h-[46rem] lg:object-[54%_60%] xl:object-[62%_60%]"
        sizes={sizes}
        srcSet={tall.srcSet}
        src={tall.src}
      />
    </picture>
  );
}
