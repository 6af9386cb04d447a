import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/text/section';
import type { Ears } from '@/domain/catalogue/product-choice';

const alwaysInside = ['domes', 'brush', 'guide', 'card'] as const;

type BoxContentsProps = {
  ears: Ears;
  /** Names of further contents from the catalogue. */
  included: readonly string[];
};

/** Contents of the box for the chosen ears. */
export function BoxContents({ ears, included }: BoxContentsProps) {
  const t = useTranslations('product.box');
  const row = 'break-inside-avoid border-t border-line py-4.5';
  return (
    <Section band="plate">
      <div className="items-start gap-x-6 lg:grid lg:grid-cols-12">
        <h2 className="font-display text-3xl lg:col-span-5">{t('heading')}</h2>
        <ul className="mt-6 gap-x-12 lg:col-span-7 lg:mt-0 lg:columns-2">
          <li className={row}>{t('aids', { ears })}</li>
          {included.map((name) => (
            <li key={name} className={row}>
              {name}
            </li>
          ))}
          {alwaysInside.map((thing) => (
            <li key={thing} className={row}>
              {t(thing)}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
