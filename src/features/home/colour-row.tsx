import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { cx } from '@/components/ui/cx';
import { Picture } from '@/components/ui/pictures/picture';
import { brand } from '@/domain/brand';
import { queryPaths } from '@/domain/pages/query-paths';
import { choices, type Color } from '@/domain/catalogue/product-choice';

/* Left and right ears alternate, so that the aids in the row face each other. */
const pictures: Record<Color, string> = {
  silver: '/pictures/products/charge-go/silver-right-ear.webp',
  graphite: '/pictures/products/charge-go/graphite-left-ear.webp',
  beige: '/pictures/products/charge-go/beige-right-ear.webp',
  rose: '/pictures/products/charge-go/rose-left-ear.webp',
};

/** The four colours from edge to edge, each a link to the product in that colour. */
export function ColourRow() {
  const t = useTranslations('home.colours');
  return (
    <section aria-label={t('title')}>
      <ul className="grid grid-cols-2 gap-px sm:grid-cols-4">
        {choices.color.map((color, index) => (
          <li key={color} className="bg-plate">
            <Link
              href={queryPaths.productChoice(brand.defaultProductSlug, { color })}
              className="group block no-underline -outline-offset-4"
            >
              <Picture
                src={pictures[color]}
                alt=""
                width={1600}
                height={1600}
                sizes="(min-width: 40rem) 25vw, 50vw"
                className="aspect-4/5 w-full object-cover object-[50%_40%]"
              />
              <span
                className={cx(
                  'relative -mt-2 block pb-5 pl-5 font-display text-2xl decoration-accent decoration-[1.5px] underline-offset-[0.2em] group-hover:underline lg:pb-7',
                  index === 0 ? 'pl-gutter' : 'lg:pl-6',
                )}
              >
                {t(`names.${color}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
