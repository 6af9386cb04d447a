import { createTranslator } from 'use-intl/core';
import type { Product } from '@/domain/catalogue';
import type { Locale } from '@/domain/locale';
import { formatMoney } from '@/domain/money';
import type { PageMeta } from '@/domain/page-meta';
import { paths } from '@/domain/paths';
import type { SomeMessages } from '@/messages/catalogue';

/** Title and description of a hearing aid's page, from the namespace `meta`. */
export function productMeta(product: Product, locale: Locale, { meta }: SomeMessages): PageMeta {
  const t = createTranslator({ locale, messages: meta?.product });
  const { name, summary } = product;
  return {
    title: t('title', { name }),
    description: t('description', {
      summary,
      price: formatMoney(product.price, product.currency, locale),
    }),
    keywords: t('keywords'),
    canonicalPath: paths.product(product.slug),
  };
}
