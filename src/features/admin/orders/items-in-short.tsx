import { useTranslations } from 'next-intl';
import { aidInShort } from '@/domain/orders/order-list';
import type { OrderLineOfList } from '@/domain/staff/answers/order-line';

/** The first thing of an order, an aid by level and ears, and how many other things there are: "Advanced pair, +1". */
export function ItemsInShort({ items }: Pick<OrderLineOfList, 'items'>) {
  const t = useTranslations('admin-orders');
  const first = items.find(({ isHearingAid }) => isHearingAid) ?? items[0];
  if (!first) return null;
  const name = (first.isHearingAid && aidInShort(first.variant)) || first.name;
  const words = first.quantity > 1 ? t('several', { count: first.quantity, name }) : name;
  const more = items.length - 1;
  return more > 0 ? t('andMore', { words, count: more }) : words;
}
