import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OptionRows } from '@/components/ui/option-rows';
import { Price } from '@/components/ui/price';
import { SwatchGroup } from '@/components/ui/swatch-group';
import { TextLink } from '@/components/ui/text-link';
import { TileGroup } from '@/components/ui/tile-group';
import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { choices, pricesOfLevel, type Choice } from '@/domain/product-choice';

type GroupsProps = {
  product: Product;
  choice: Choice;
  onChoose: (part: Partial<Choice>) => void;
  /** Opens the receiver size guide. */
  guideButton: ReactNode;
};

/** Mean colours of the housings in the product pictures. */
const swatches: Record<Choice['color'], string> = {
  silver: '#c3c6c9',
  graphite: '#4a4e53',
  beige: '#d6bf9f',
  rose: '#d8a99d',
};

/** The four questions about a hearing aid. Every answer is a native radio with its word beside its sign. */
export function ChoiceGroups({ product, choice, onChoose, guideButton }: GroupsProps) {
  const t = useTranslations('product');
  return (
    <div className="mt-9 grid gap-9">
      <OptionRows
        legend={t('tech.legend')}
        legendAside={
          <TextLink
            href={paths.shopLevels}
            className="inline-flex min-h-target items-center text-xs"
          >
            {t('tech.compare')}
          </TextLink>
        }
        name="tech"
        value={choice.tech}
        onChange={(tech) => onChoose({ tech })}
        options={choices.tech.map((tech) => ({
          value: tech,
          label: t(`tech.${tech}.label`),
          description: t(`tech.${tech}.description`),
          aside: <PerEar product={product} choice={{ ...choice, tech }} />,
        }))}
      />
      <TileGroup
        legend={t('ears.legend')}
        name="ears"
        value={choice.ears}
        onChange={(ears) => onChoose({ ears })}
        tilesClassName="grid-cols-1 max-sm:gap-2 min-[23.25rem]:grid-cols-3 max-xl:[&>label]:px-3"
        options={choices.ears.map((ears) => ({
          value: ears,
          label: t(`ears.${ears}.label`),
          description: t(`ears.${ears}.description`),
          ...(ears !== 'pair' && { mark: ears }),
        }))}
      />
      <SwatchGroup
        legend={t('color.legend')}
        name="color"
        value={choice.color}
        onChange={(color) => onChoose({ color })}
        options={choices.color.map((color) => ({
          value: color,
          label: t(`color.${color}.label`),
          swatch: swatches[color],
        }))}
      />
      <TileGroup
        legend={t('receiver.legend')}
        legendAside={guideButton}
        name="receiver"
        value={choice.receiver}
        onChange={(receiver) => onChoose({ receiver })}
        // Two columns only where the longer label stays on one line.
        tilesClassName="grid-cols-1 md:grid-cols-2 lg:grid-cols-1 min-[84rem]:grid-cols-2"
        options={choices.receiver.map((receiver) => ({
          value: receiver,
          label: t(`receiver.${receiver}.label`),
        }))}
        hint={t('receiver.notSure')}
      />
    </div>
  );
}

function PerEar({ product, choice }: { product: Product; choice: Choice }) {
  const t = useTranslations('product');
  const prices = pricesOfLevel(product, choice);
  if (!prices) return null;
  return (
    <>
      <Price amount={prices.perEar} currency={product.currency} />{' '}
      <span className="block text-xs font-normal text-ink-soft">{t('perEar')}</span>
    </>
  );
}
