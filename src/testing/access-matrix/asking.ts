import { storeRoutes } from '@/server/commerce/embedded/store-api/store-api';
import { vaultOperations } from '@/server/payments/sandbox/vault-api';
import { apiPages } from '../fuzz/api-pages';
import type { Person } from '../shop-people';
import type { Call, Caller, Row } from './row';
import { otherEmail, password, type World } from './world';

/** Every route there is: of the file tree with the methods each page allows, of the Store API, and of the vault. */
export async function everyRoute(origin: string): Promise<string[]> {
  const ofPages = await Promise.all(
    apiPages()
      .map(({ pattern }) => pattern)
      .filter((pattern) => !catchAlls.has(pattern))
      .map(async (pattern) => {
        const address = pattern.replace(/:\w+/g, 'x');
        const answer = await fetch(origin + address, { method: 'PATCH' });
        // 405 comes first and names what there is (page contract, HTTP).
        if (answer.status !== 405)
          throw new Error(`${pattern} answers PATCH with ${answer.status}`);
        const methods = (answer.headers.get('allow') ?? '').split(', ');
        return methods.map((method) => `${method} ${pattern}`);
      }),
  );
  const ofVault = Object.entries(vaultOperations).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} /api/vault${path}`),
  );
  return [...ofPages.flat(), ...Object.keys(storeRoutes), ...ofVault];
}

/** Pages with a table of routes of their own. */
const catchAlls = new Set(['/api/:path', '/api/vault/:path']);

type Heard = { status: number; headers: Headers; text: string; body: unknown };

/** Asks in a caller's name; a new session id is kept, as a browser does. */
export async function ask(world: World, row: Row, call: Call, caller: Caller): Promise<Heard> {
  const answer = await send(world, row, call, caller);
  const session = answer.headers.get('x-session');
  if (session) personOf(world, caller)?.adopt(session);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const { status, headers } = answer;
  return { status, headers, text, body: isJson && text !== '' ? JSON.parse(text) : undefined };
}

/** One request, as it goes over the wire. Redirects are not followed. */
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

/** Logs a caller in again who was logged out. */
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
