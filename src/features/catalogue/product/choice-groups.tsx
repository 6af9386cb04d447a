import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { Price } from '@/components/ui/text/price';
import { SwatchGroup } from '@/components/ui/fields/swatch-group';
import { TextLink } from '@/components/ui/text/text-link';
import { TileGroup } from '@/components/ui/fields/tile-group';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { choices, pricesOfLevel, type Choice } from '@/domain/catalogue/product-choice';
import { ReceiverGuideButton } from './receiver-guide-button';

type GroupsProps = {
  product: Product;
  choice: Choice;
  /** The choice whose prices are shown at the levels: it may lag behind. */
  priced: Choice;
  /** Must be stable, so that groups whose choice did not change do not render again. */
  onChoose: (part: Partial<Choice>) => void;
};

/** Mean colours of the housings in the product pictures. */
const swatches: Record<Choice['color'], string> = {
  silver: '#c3c6c9',
  graphite: '#4a4e53',
  beige: '#d6bf9f',
  rose: '#d8a99d',
};

/** The four questions about a hearing aid. Every answer is a native radio with a word and a sign. */
export function ChoiceGroups({ product, choice, priced, onChoose }: GroupsProps) {
  return (
    <div className="mt-9 grid gap-9">
      <TechGroup product={product} value={choice.tech} priced={priced} onChoose={onChoose} />
      <EarsGroup value={choice.ears} onChoose={onChoose} />
      <ColorGroup value={choice.color} onChoose={onChoose} />
      <ReceiverGroup value={choice.receiver} onChoose={onChoose} />
    </div>
  );
}

type GroupProps<Part extends keyof Choice> = Pick<GroupsProps, 'onChoose'> & {
  value: Choice[Part];
};

const TechGroup = memo(function TechGroup(
  props: GroupProps<'tech'> & Pick<GroupsProps, 'product' | 'priced'>,
) {
  const { value, onChoose, product, priced } = props;
  const t = useTranslations('product');
  return (
    <OptionRows
      legend={t('tech.legend')}
      legendAside={
        <TextLink href={paths.shopLevels} className="inline-flex min-h-target items-center text-xs">
          {t('tech.compare')}
        </TextLink>
      }
      name="tech"
      value={value}
      onChange={(tech) => onChoose({ tech })}
      options={choices.tech.map((tech) => ({
        value: tech,
        label: t(`tech.${tech}.label`),
        description: t(`tech.${tech}.description`),
        aside: <PerEar product={product} choice={{ ...priced, tech }} />,
      }))}
    />
  );
});

const EarsGroup = memo(function EarsGroup({ value, onChoose }: GroupProps<'ears'>) {
  const t = useTranslations('product');
  return (
    <TileGroup
      legend={t('ears.legend')}
      name="ears"
      value={value}
      onChange={(ears) => onChoose({ ears })}
      tilesClassName="grid-cols-1 max-sm:gap-2 @min-[20.5rem]:grid-cols-3 max-xl:[&>label]:px-3"
      options={choices.ears.map((ears) => ({
        value: ears,
        label: t(`ears.${ears}.label`),
        description: t(`ears.${ears}.description`),
        ...(ears !== 'pair' && { mark: ears }),
      }))}
    />
  );
});

const ColorGroup = memo(function ColorGroup({ value, onChoose }: GroupProps<'color'>) {
  const t = useTranslations('product');
  return (
    <SwatchGroup
      legend={t('color.legend')}
      name="color"
      value={value}
      onChange={(color) => onChoose({ color })}
      options={choices.color.map((color) => ({
        value: color,
        label: t(`color.${color}.label`),
        swatch: swatches[color],
      }))}
    />
  );
});

const ReceiverGroup = memo(function ReceiverGroup({ value, onChoose }: GroupProps<'receiver'>) {
  const t = useTranslations('product');
  return (
    <TileGroup
      legend={t('receiver.legend')}
      legendAside={<ReceiverGuideButton />}
      name="receiver"
      value={value}
      onChange={(receiver) => onChoose({ receiver })}
      // Two columns only where the longer label stays on one line.
      tilesClassName="grid-cols-1 @min-[30rem]:grid-cols-2"
      options={choices.receiver.map((receiver) => ({
        value: receiver,
        label: t(`receiver.${receiver}.label`),
      }))}
      hint={t('receiver.notSure')}
    />
  );
});

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
