import { object, string } from 'yup';
import { isGatewayId, type PaymentMeansChange } from '@/domain/checkout/payment-means';
import { isPlainObject } from '../http/input';

/** An id that a payment gateway gave out, as text; never a card number. */
export const gatewayId = () =>
  string()
    .test('gateway id', 'not an id', (id) => isNothing(id) || isGatewayId(id))
    .nullable()
    .optional();

/** Whether a value is omitted or cleared. */
function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

const token = () => meansOf({ token: gatewayId() });
const wallet = () => meansOf({ nonce: gatewayId(), token: gatewayId(), gateway: gatewayId() });
const id = () => meansOf({ id: gatewayId() });

function meansOf<Shape extends Record<string, ReturnType<typeof gatewayId>>>(shape: Shape) {
  return object(shape)
    .test(
      'object',
      'not an object',
      (_, { originalValue }) => isNothing(originalValue) || isPlainObject(originalValue),
    )
    .nullable()
    .default(undefined);
}

/**
 * The fields that `billing` may have for each method: `billing.klarna.token`. Other fields are left out, other values
 * refused.
 */
export const meansShape = {
  klarna: token(),
  ideal: token(),
  bancontact: token(),
  google: wallet(),
  apple: wallet(),
  amazon: meansOf({ checkout_session_id: gatewayId() }),
  paypal: meansOf({ order_id: gatewayId(), nonce: gatewayId() }),
  paysafecard: id(),
  quickpay: id(),
};

type MeansBody = {
  [Method in keyof typeof meansShape]?: Readonly<Record<string, string | null | undefined>> | null;
};

const methods: readonly (keyof typeof meansShape)[] = [
  'klarna',
  'ideal',
  'bancontact',
  'google',
  'apple',
  'amazon',
  'paypal',
  'paysafecard',
  'quickpay',
];

/** The payment means a body changes; undefined when it has none. */
export function meansChange(body: MeansBody): PaymentMeansChange | undefined {
  const change = methods.flatMap((method) => {
    const fields = body[method];
    if (fields === undefined) return [];
    return [[method, fields && presentIn(fields)] as const];
  });
  return change.length === 0 ? undefined : Object.fromEntries(change);
}

function presentIn(fields: Readonly<Record<string, string | null | undefined>>) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
