import { useTranslations } from 'next-intl';
import type { Cart } from '@/domain/carts/cart';
import { expectedHold, type ExpectedHold } from '@/domain/checkout/expected-hold';
import { useCheckoutStore } from '../checkout-store';

type Words = 'open' | 'hearingTest' | 'prescription' | 'expert';

const wordsOf = {
  'province-open': 'open',
  'hearing-test': 'hearingTest',
  prescription: 'prescription',
  expert: 'expert',
} as const satisfies Record<ExpectedHold['kind'], Words>;

type Place = 'field' | 'summary';

/** What the order will wait for, in the words of one place on the screen; null when it waits for nothing. */
export function useExpectedHoldWords({ hasHearingAid }: Cart, place: Place): string | null {
  const t = useTranslations('checkout.hold');
  const provinceName = useTranslations('fields.provinces');
  const deliveryType = useCheckoutStore(({ saved }) => saved.deliveryType);
  const provinceText = useCheckoutStore(({ saved }) => saved.shipDetails.province);
  const hold = expectedHold({ hasHearingAid, deliveryType, provinceText });
  if (hold === null) return null;
  const province = 'province' in hold ? provinceName(hold.province) : '';
  return t(`${place}.${wordsOf[hold.kind]}`, { province });
}
