import { storeRoutes } from '@/server/commerce/embedded/store-api/store-api';
import { vaultOperations } from '@/server/payments/sandbox/vault-api';
import { routes } from '@/server/api/routes';
import type { Person } from '../shops/shop-people';
import type { Call, Caller, Row } from './row';
import { otherEmail, password, type World } from './world';

/** Every route: those of our own endpoint table, of the Store API and of the vault. */
export function everyRoute(): string[] {
  const own = routes.flatMap(({ address, methods }) =>
    Object.keys(methods).map((method) => `${method} ${address}`),
  );
  const ofVault = Object.entries(vaultOperations).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} /api/vault${path}`),
  );
  return [...own, ...Object.keys(storeRoutes), ...ofVault];
}

type Heard = { status: number; headers: Headers; text: string; body: unknown };

/** Sends the call as this caller and keeps a new session id, as a browser does. */
export async function ask(world: World, row: Row, call: Call, caller: Caller): Promise<Heard> {
  const answer = await send(world, row, call, caller);
  const session = answer.headers.get('x-session');
  if (session) personOf(world, caller)?.adopt(session);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const { status, headers } = answer;
  return { status, headers, text, body: isJson && text !== '' ? JSON.parse(text) : undefined };
}

/** Sends one raw request and does not follow redirects. */
export function send(
  world: World,
  { route }: Row,
  { params = {}, query = {}, body }: Call,
  caller: Caller,
): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x');
  const isOwn = path.startsWith('/api/');
  const search = new URLSearchParams(query).toString();
  const token = personOf(world, caller)?.session() ?? tokenOf(world, caller);
  const header = isOwn ? 'Authorization' : 'X-Session';
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (token !== null) headers.set(header, isOwn ? `Bearer ${token}` : token);
  return fetch(`${world.origin}${isOwn ? '' : '/api'}${path}?${search}`, {
    method,
    redirect: 'manual',
    headers,
    ...(method !== 'GET' && body !== undefined && { body: textOf(body) }),
  });
}

/** Logs a caller in again after a logout. */
export async function comeBack(world: World, caller: Caller): Promise<void> {
  const emails: Partial<Record<Caller, string>> = { owner: world.owned.email, other: otherEmail };
  const email = emails[caller];
  if (email !== undefined) await personOf(world, caller)?.client.account.login(email, password);
}

function personOf({ owner, other, guest }: World, caller: Caller): Person | undefined {
  const people: Partial<Record<Caller, Person>> = { owner, other, guest };
  return people[caller];
}

function tokenOf({ tokens }: World, caller: Caller): string | null {
  const known: Readonly<Partial<Record<Caller, string>>> = tokens;
  return known[caller] ?? null;
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
