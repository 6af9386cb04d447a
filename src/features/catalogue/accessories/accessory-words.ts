import { createTranslator } from 'use-intl/core';
import type { Product } from '@/domain/catalogue/catalogue';
import type { Locale } from '@/domain/words/locale';
import { formatMoney } from '@/domain/money';
import type { Messages, SomeMessages } from '@/messages/catalogue';

type Items = Messages['accessory-items'];
type KnownSlug = Exclude<keyof Items, 'labels' | 'everyAid' | 'byPhone'>;

/** The texts of one accessory, ready to show: the page contains these and not those of the others. */
export type AccessoryWords = {
  title: string;
  description: string;
  steps: string[];
  questions: { question: string; answer: string }[];
  details: { label: string; text: string }[];
};

const knownSlugs: Record<KnownSlug, true> = {
  'dry-clean-charger': true,
  'pure-portable-charger': true,
  'standard-charger': true,
  'remote-mini-pocket': true,
  'stream-line-tv': true,
  'dome-and-filter-kit': true,
};

const places = ['first', 'second'] as const;

/**
 * The texts of an accessory, from the namespace `accessory-items`. One without texts gets its catalogue's name and
 * summary, and no sections.
 */
export function accessoryWords(
  accessory: Product,
  locale: Locale,
  { 'accessory-items': items }: SomeMessages,
): AccessoryWords {
  const { slug, name, summary } = accessory;
  if (!isKnown(slug))
    return { title: name, description: summary, steps: [], questions: [], details: [] };

  const t = createTranslator({ locale, messages: items });
  const price = formatMoney(accessory.price, accessory.currency, locale);
  return {
    title: t(`${slug}.title`),
    description: t(`${slug}.description`, { price }),
    steps: (['first', 'second', 'third'] as const).map((step) => t(`${slug}.steps.${step}`)),
    questions: places.map((place) => ({
      question: t(`${slug}.questions.${place}.question`),
      answer: t(`${slug}.questions.${place}.answer`),
    })),
    details: [
      ...places.map((place) => ({
        label: t(`${slug}.details.${place}.label`),
        text: t(`${slug}.details.${place}.text`),
      })),
      { label: t('labels.works'), text: t('everyAid') },
      { label: t('labels.help'), text: t('byPhone') },
    ],
  };
}

function isKnown(slug: string): slug is KnownSlug {
  return Object.hasOwn(knownSlugs, slug);
}
