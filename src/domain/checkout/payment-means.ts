/**
 * Payment data that a cart's billing keeps for methods other than cards, by method and named as in swell-js: `klarna: {
 * token }`. Ids of the gateway only.
 */
export type PaymentMeans = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fields left out stay, null clears, other fields merge. */
export type PaymentMeansChange = Readonly<
  Record<string, Readonly<Record<string, string | null>> | null>
>;

/** At least one letter is required, so that a card number can never be stored as a token. */
const idForm = /^(?=.*[A-Za-z])[\w-]{1,200}$/;

/** Whether a text could be an id of a gateway. */
export function isGatewayId(text: string): boolean {
  return idForm.test(text);
}

/** The means after a change; null when none are left. */
export function changedMeans(
  before: PaymentMeans | null,
  change: PaymentMeansChange,
): PaymentMeans | null {
  const after = new Map(Object.entries(before ?? {}));
  for (const [method, fields] of Object.entries(change)) {
    const kept = fields === null ? [] : changedFields(after.get(method), fields);
    if (kept.length === 0) after.delete(method);
    else after.set(method, Object.fromEntries(kept));
  }
  return after.size === 0 ? null : Object.fromEntries(after);
}

function changedFields(
  before: Readonly<Record<string, string>> | undefined,
  change: Readonly<Record<string, string | null>>,
): (readonly [string, string])[] {
  return Object.entries({ ...before, ...change }).flatMap(([field, value]) =>
    value === null ? [] : [[field, value] as const],
  );
}
