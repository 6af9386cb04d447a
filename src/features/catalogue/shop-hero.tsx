import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/pictures/picture';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { pictureOfAid } from './pictures';

type ShopHeroProps = { aid: Product | null; accessoryCount: number };

/** The hero of the shop, with the pair on the background it was photographed on. */
export function ShopHero({ aid, accessoryCount }: ShopHeroProps) {
  const t = useTranslations('shop');
  const image = aid && pictureOfAid(aid.images, 'graphite', 'pair');
  return (
    <section className="flex flex-col-reverse bg-plate md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="self-stretch px-gutter pt-8 pb-10 md:self-center md:py-18 md:pr-8 lg:pl-[max(var(--gutter),calc((100vw-var(--container-page))/2))]">
        <h1 className="font-display text-4xl">{t('heading')}</h1>
        <p className="mt-5 max-w-[33rem] text-lg text-ink-soft">
          {accessoryCount > 0 ? t('lead', { count: accessoryCount }) : t('leadAlone')}
        </p>
        <p className="mt-8 grid grid-cols-1 gap-3 sm:flex sm:flex-wrap">
          {aid && (
            <ButtonLink href={paths.product(aid.slug)}>
              {t('choose', { name: aid.name })}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={paths.shopAccessories}>
            {t('accessories')}
          </ButtonLink>
        </p>
      </div>
      {aid && image && (
        <Picture
          src={image.url}
          alt={t('pictureAlt', { name: aid.name })}
          width={image.width}
          height={image.height}
          sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 58vw, 100vw"
          preload
          fetchPriority="high"
          className="aspect-square w-full object-contain md:aspect-auto md:h-full lg:h-136"
        />
      )}
    </section>
  );
}
