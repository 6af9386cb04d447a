import fc, { type Arbitrary } from 'fast-check';
import { hostileJson, hostileText, type Json } from './hostile';
import { targets } from './targets';

/** A request before its ids are known. They are filled in when it is sent, from what the visitor has learnt. */
export type Plan = {
  target: number;
  /** Seed for all plausible parts; null takes the choices that succeed. */
  dice: number | null;
  /** A method other than the target's, or null. */
  method: string | null;
  /** Text to send instead of an id, already encoded. */
  segment: string | null;
  query: readonly (readonly [string, string])[] | null;
  body: BodyPlan;
  headers: Readonly<Record<string, string>>;
};

type BodyPlan =
  | { kind: 'plausible' }
  /** A plausible body with one value replaced; `at` counts the values from the outside. */
  | { kind: 'mutated'; at: number; value: Json }
  | { kind: 'json'; value: Json }
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  /** Valid JSON of this many bytes. */
  | { kind: 'filled'; length: number };

const queryNames = fc.constantFrom(
  ...['limit', 'page', 'sort', 'search', 'expand', 'expand[0]', 'fields', 'include[x][url]'],
  ...['where', 'where[slug]', 'where[tags][$in][0]', 'where[price][$gt]', 'where[$or][0][id]'],
  ...['where[name][$regex]', 'where[a][b][c][d][e][f][g][h][i]', 'where[$not][id]', 'tags'],
  ...['category', 'categories[]', '$filters[price][0]', '$filters[color]', '$filters[__proto__]'],
  ...['$cache', '$preview', '$locale', '$currency', 'checkout_id', 'checkout_id[]', 'intent', 'id'],
  ...['__proto__[x]', 'constructor[prototype][x]', '', '=', 'key', 'token', 'code', 'number'],
);
const queryValues = fc.oneof(
  hostileText,
  fc.constantFrom(
    ...['1', '25', '1000', '1001', 'name asc', 'price desc,id asc', 'variants', 'variants:2'],
    ...['accessories', 'product', 'true', 'categories', 'items.product', 'CAD', 'orders'],
  ),
);

const headerNames = fc.constantFrom(
  ...['X-Session', 'X-Session', 'X-Currency', 'X-Locale', 'Content-Type', 'Authorization'],
  ...['Cookie', 'Accept', 'If-None-Match', 'Origin', 'X-Forwarded-For', 'Range', 'X-Odd'],
);
const headerValues = fc.oneof(
  hostileText,
  fc.constantFrom(
    ...['application/json', 'text/plain', 'multipart/form-data; boundary=x', '*/*', 'gzip', '"1"'],
    ...['application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'CAD', 'fr-CA'],
  ),
  fc.constantFrom(1000, 7000, 12_000, 17_000).map((length) => 'h'.repeat(length)),
);
const headers = fc
  .dictionary(headerNames, headerValues, { maxKeys: 3 })
  .map((chosen) =>
    Object.fromEntries(Object.entries(chosen).map(([name, text]) => [name, sendable(text)])),
  );

/** Replaces characters that Node does not accept in a header. */
function sendable(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim();
}

const brokenJson = fc.constantFrom(
  ...['{', '[1,', '{"a":1}x', '"\\ud800"', '{"__proto__":{"x":1}}', '"text"', '3', '[]', 'null'],
  ...['[['.repeat(50_000), '{"a":'.repeat(20_000), `1${'0'.repeat(5000)}`, '\ufeff{}'],
);

const kind = <Kind extends BodyPlan['kind']>(name: Kind) => fc.constant(name);
const mebibyte = 1024 * 1024;
const lengths = [mebibyte - 20, mebibyte, mebibyte + 1, 3 * mebibyte];
const bodies: Arbitrary<BodyPlan> = fc.oneof(
  { weight: 150, arbitrary: fc.record({ kind: kind('plausible') }) },
  {
    weight: 75,
    arbitrary: fc.record({ kind: kind('mutated'), at: fc.nat(60), value: hostileJson }),
  },
  { weight: 20, arbitrary: fc.record({ kind: kind('json'), value: hostileJson }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: kind('text'), text: fc.oneof(hostileText, brokenJson) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: kind('bytes'), bytes: fc.uint8Array({ maxLength: 50 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('filled'), length: fc.constantFrom(...lengths) }),
  },
);

const segments = fc.oneof(
  hostileText.map(encoded),
  fc.constantFrom(
    ...['..', '.', '%2e%2e', '%00', '%ff', '%E0%A4%A', '%zz', '%2f', '%252f', 'a;b', 'a,b', "'"],
    ...['~', '*', '[id]', '%F0%9F%A6%BB', '\u00e9', '//', '-1', '%20', 'a/../b', '\\', '|', '"'],
  ),
);

const methods = fc.constantFrom(
  ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND'],
);

/** Steps that lead to deep states are chosen more often than other rows of the table. */
const opening: ReadonlySet<string> = new Set([
  ...['GET /api/cart', 'POST /api/cart/items', 'PUT /api/cart', 'POST /api/cart/order'],
  ...['GET /api/vault/tokens', 'GET /api/vault/intent', 'POST /api/account'],
  ...['GET /api/account/orders', 'POST /api/subscriptions', 'GET /api/subscriptions'],
]);
const openingTargets = targets.flatMap(({ method, pattern }, index) =>
  opening.has(`${method} ${pattern}`) ? [index] : [],
);

const plan: Arbitrary<Plan> = fc.record({
  target: fc.oneof(
    { weight: 6, arbitrary: fc.nat(targets.length - 1) },
    { weight: 4, arbitrary: fc.constantFrom(...openingTargets) },
  ),
  dice: fc.nat(2 ** 31 - 1),
  method: rarely(methods, 15),
  segment: rarely(segments, 5),
  query: rarely(fc.array(fc.tuple(queryNames, queryValues), { maxLength: 6 }), 3),
  body: bodies,
  headers: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: headers }),
});

/** Sequences that lead to states which chance seldom reaches; every step succeeds. */
const roads: readonly (readonly string[])[] = [
  [],
  ['POST /api/cart/items'],
  ['POST /api/account'],
  ['POST /api/cart/items', 'GET /api/vault/tokens', 'PUT /api/cart', 'GET /api/vault/intent'],
  [
    ...['POST /api/account', 'POST /api/account/addresses', 'GET /api/vault/tokens'],
    ...['POST /api/account/cards', 'POST /api/cart/items', 'GET /api/vault/tokens'],
    ...['PUT /api/cart', 'GET /api/vault/intent', 'PUT /api/cart', 'POST /api/cart/order'],
  ],
  [
    ...['POST /api/account', 'GET /api/vault/tokens', 'POST /api/account/cards'],
    ...['GET /api/products', 'POST /api/subscriptions'],
  ],
];

function stepOf(step: string): Plan {
  return {
    target: targets.findIndex(({ method, pattern }) => `${method} ${pattern}` === step),
    dice: null,
    method: null,
    segment: null,
    query: null,
    body: { kind: 'plausible' },
    headers: {},
  };
}

const longestWalk = 40;

/** One visitor's requests, in order. */
export const walks: Arbitrary<Plan[]> = fc
  .tuple(
    fc.constantFrom(...roads.map((steps) => steps.map(stepOf))),
    fc.array(plan, { minLength: 1, maxLength: longestWalk, size: 'max' }),
  )
  .map(([road, chance]) => [...road, ...chance]);

/** Average number of requests in a walk. */
export const stepsPerWalk = longestWalk / 2;

/** Null, except one time in `times`. */
function rarely<Value>(arbitrary: Arbitrary<Value>, times: number): Arbitrary<Value | null> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

/** Percent-encoded, short enough for a request line; half surrogates become U+FFFD. */
export function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).slice(0, 5000);
}
