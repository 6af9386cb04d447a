import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/pictures/picture';
import { paths } from '@/domain/pages/paths';
import { bedsideCharger } from '../pictures';

/** How charging works, next to a picture of the charger on a bedside table that bleeds to the right edge. */
export function Charging() {
  const t = useTranslations('product.charging');
  return (
    <section className="md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid content-center gap-6 px-gutter pt-12 pb-8 lg:py-16 lg:pr-16 lg:pl-[max(var(--gutter),calc((100vw-var(--container-page))/2))]">
        <h2 className="font-display text-3xl">{t('heading')}</h2>
        <p className="max-w-[33rem] text-lg text-ink-soft">{t('text')}</p>
        <p>
          <GoLink href={paths.accessories}>{t('compare')}</GoLink>
        </p>
      </div>
      <Picture
        src={bedsideCharger.url}
        alt={t('pictureAlt')}
        width={bedsideCharger.width}
        height={bedsideCharger.height}
        sizes="(min-width: 64rem) 64rem, 160vw"
        className="aspect-square w-full object-cover object-[38%_50%] md:aspect-auto md:h-full lg:h-160 lg:object-[40%_50%]"
      />
    </section>
  );
}
