import { createTranslator } from 'use-intl/core';
import type { Product } from '@/domain/catalogue/catalogue';
import type { Locale } from '@/domain/words/locale';
import { formatMoney } from '@/domain/money';
import type { PageMeta } from '@/domain/pages/page-meta';
import { paths } from '@/domain/pages/paths';
import type { SomeMessages } from '@/messages/catalogue';

/** Title and description of the care plan's page, with the price of its first plan. */
export function carePlanMeta(product: Product, locale: Locale, messages: SomeMessages): PageMeta {
  const t = createTranslator({ locale, messages: messages['care-plan'] });
  const words = createTranslator({ locale, messages: messages.ui });
  const [plan] = product.plans;
  return {
    title: t('title'),
    description: t('description', {
      price: formatMoney(plan?.price ?? product.price, product.currency, locale),
      rhythm: plan ? words('rhythm', { interval: plan.interval, count: plan.count }) : '',
    }),
    keywords: t('keywords'),
    canonicalPath: paths.carePlan,
  };
}
