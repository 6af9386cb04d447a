import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { currencyCodes, type CurrencyCode } from '../../money';
import { orderStatuses, type OrderStatus } from '../../orders/order-machine';
import { shownHoldReasons, type ShownHoldReason } from '../../orders/order-for-staff';

/** An order as lists show it. */
export const orderLine = object({
  id: string().required(),
  number: string().required(),
  placedAt: string().required(),
  status: mixed<OrderStatus>().oneOf(orderStatuses).required(),
  holdReason: mixed<ShownHoldReason>().oneOf(shownHoldReasons).nullable().default(null),
  name: string().default(''),
  place: string().default(''),
  email: string().default(''),
  items: array(
    object({
      name: string().required(),
      variant: string().nullable().default(null),
      quantity: number().required(),
      isHearingAid: boolean().default(false),
    }),
  ).required(),
  profile: mixed<'none' | 'waiting' | 'received' | 'flagged'>()
    .oneOf(['none', 'waiting', 'received', 'flagged'])
    .required(),
  total: number().integer().required(),
  currency: mixed<CurrencyCode>().oneOf(currencyCodes).required(),
});

export type OrderLineOfList = InferType<typeof orderLine>;
