import type { Json } from './hostile';
import { encoded, type Plan } from './plan';
import { plausibleBody, plausibleSegment } from './recipes';
import { targets, type Target } from './targets';
import { Dice, type World } from './world';

/** A request that is ready to send. */
export type FuzzRequest = {
  target: Target;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** Sent in chunks, without a `Content-Length`. */
  isChunked: boolean;
};

/** Fills in a plan with the ids that the visitor has learnt. */
export function fillIn(plan: Plan, world: World): FuzzRequest {
  const target = targets[plan.target % targets.length] ?? { method: 'GET', pattern: '/api' };
  const dice = new Dice(plan.dice);
  const method = plan.method ?? target.method;
  const path = pathOf(target.pattern, plan.segment, world, dice);
  const isVaultRead = method === 'GET' && target.pattern.startsWith('/api/vault');
  const isRead = method === 'GET' || method === 'HEAD';
  const pairs = plan.query ?? plausibleQuery(target, world, dice);
  const query = isVaultRead
    ? vaultQuery(jsonOf(plan, target, world, dice), dice)
    : pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return {
    target,
    method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': world.address,
      ...(world.session !== undefined && {
        'X-Session': world.session,
        Authorization: `Bearer ${world.session}`,
      }),
      // Node refuses broken headers with a body even for HEAD, so HEAD requests get no odd headers.
      ...(method !== 'HEAD' && plan.headers),
    },
    // A few GET and HEAD requests have a body: unusual, but it happens.
    body: isRead && !dice.chance(0.02) ? new Uint8Array() : bodyOf(plan, target, world, dice),
    isChunked: dice.chance(0.05),
  };
}

function pathOf(pattern: string, odd: string | null, world: World, dice: Dice): string {
  const parts = pattern.split('/').map((part, index) => {
    if (!part.startsWith(':')) return part;
    return odd ?? encoded(String(plausibleSegment(pattern, index, world, dice)));
  });
  // Also appends the odd text where no id belongs.
  const extra = odd !== null && dice.chance(0.15) ? `/${odd}` : '';
  return parts.join('/') + extra;
}

function plausibleQuery(target: Target, world: World, dice: Dice): (readonly [string, string])[] {
  const { method, pattern } = target;
  if (method !== 'GET') return [];
  if (pattern === '/api/cart/order')
    return [['checkout_id', String(world.one('checkout_id', dice))]];
  if (pattern === '/api/sandbox/confirm') return [['intent', String(world.one('intent', dice))]];
  if (dice.chance(0.5)) return [];
  return [
    ['limit', String(1 + dice.below(30))],
    ['page', String(1 + dice.below(3))],
    ['expand', dice.pick(['variants', 'categories', 'addresses', 'items.product', 'orders:3'], '')],
  ];
}

function bodyOf(plan: Plan, target: Target, world: World, dice: Dice): Uint8Array {
  const { body } = plan;
  if (body.kind === 'bytes') return body.bytes;
  if (body.kind === 'text') return Buffer.from(body.text);
  if (body.kind === 'filled') return Buffer.from(`{"a":"${'x'.repeat(body.length - 8)}"}`);
  return Buffer.from(JSON.stringify(jsonOf(plan, target, world, dice)));
}

function jsonOf({ body }: Plan, target: Target, world: World, dice: Dice): Json {
  if (body.kind === 'json') return body.value;
  const plausible = plausibleBody(target, world, dice);
  return body.kind === 'mutated' ? mutated(plausible, body.at, body.value) : plausible;
}

/** The same value with one part replaced; `at` counts the parts and wraps around. */
function mutated(value: Json, at: number, part: Json): Json {
  const places = placesIn(value);
  const place = places[at % places.length] ?? [];
  return replaced(value, place, part);
}

function placesIn(value: Json): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([key, entry]) =>
    placesIn(entry).map((place) => [key, ...place]),
  );
  return [[], ...inside];
}

function replaced(value: Json, [key, ...rest]: readonly string[], part: Json): Json {
  if (key === undefined || typeof value !== 'object' || value === null) return part;
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      String(index) === key ? replaced(entry, rest, part) : entry,
    );
  }
  return { ...value, [key]: replaced(value[key] ?? null, rest, part) };
}

const callbacks = [
  'none',
  'none',
  'none',
  'swell_vault_response_1',
  'a.b$c',
  'alert(1)//',
  '<b>',
  '',
];

/** The query of a vault call as swell-js sends it: everything in the address of a GET. */
function vaultQuery(data: Json, dice: Dice): string {
  const method = dice.pick(['post', 'post', 'POST', 'put', 'delete', ''], 'post');
  const callback = dice.pick(callbacks, 'none');
  const head = [`$jsonp[method]=${method}`, `$jsonp[callback]=${encoded(callback)}`];
  // Longer request lines are refused before they reach our code.
  return [...head, ...paramsOf(data, '$data')].join('&').slice(0, 12_000);
}

function paramsOf(value: Json, name: string): string[] {
  if (typeof value !== 'object' || value === null) {
    return [`${name}=${value === null ? '' : encoded(String(value))}`];
  }
  return Object.entries(value)
    .slice(0, 50)
    .flatMap(([key, entry]) => paramsOf(entry, `${name}[${encoded(key)}]`));
}
