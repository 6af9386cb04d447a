import { createTranslator } from 'use-intl/core';
import type { Product } from '@/domain/catalogue';
import type { Locale } from '@/domain/locale';
import { formatMoney } from '@/domain/money';
import type { Messages, SomeMessages } from '@/messages/catalogue';

type Items = Messages['accessory-items'];
type KnownSlug = Exclude<keyof Items, 'labels' | 'everyAid' | 'byPhone'>;

/** What is written about one accessory, ready to show: the page carries these words and not those of the others. */
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
};

/**
 * The words of an accessory, from the namespace `accessory-items`.
 * One that nobody has written about yet gets its catalogue's name and summary, and no sections.
 */
export function accessoryWords(
  accessory: Product,
  locale: Locale,
  messages: SomeMessages,
): AccessoryWords {
  const { slug } = accessory;
  if (!isKnown(slug))
    return {
      title: accessory.name,
      description: accessory.summary,
      steps: [],
      questions: [],
      details: [],
    };

  const t = createTranslator({
    locale,
    messages: messages as Messages,
    namespace: 'accessory-items',
  });
  const price = formatMoney(accessory.price, accessory.currency, locale);
  const own = (['box', 'connects', 'power'] as const).flatMap((key) => {
    const path = `${slug}.details.${key}` as Parameters<typeof t.has>[0];
    return t.has(path) ? [{ label: t(`labels.${key}`), text: t(path) }] : [];
  });
  return {
    title: t(`${slug}.title`),
    description: t(`${slug}.description`, { price }),
    steps: (['first', 'second', 'third'] as const).map((step) => t(`${slug}.steps.${step}`)),
    questions: (['first', 'second'] as const).map((place) => ({
      question: t(`${slug}.questions.${place}.question`),
      answer: t(`${slug}.questions.${place}.answer`),
    })),
    details: [
      ...own,
      { label: t('labels.works'), text: t('everyAid') },
      { label: t('labels.help'), text: t('byPhone') },
    ],
  };
}

function isKnown(slug: string): slug is KnownSlug {
  return Object.hasOwn(knownSlugs, slug);
}
