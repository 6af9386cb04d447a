import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '@/server/db/database';
import { answerApi } from '../shops/api-server';
import { testShop } from '../shops/shop';
import { answerFor, callers, staffCallers, type Caller, type Row } from './row';
import { rows } from './rows/rows';
import { ask, comeBack, everyRoute, send } from './asking';
import { accessOf, auditOf, isLetIn, isTurnedAway } from './claims';
import { adminPassword, createWorld, type World } from './world';

/**
 * Turns the code gate and error reports on, so that their routes answer. Nothing listens at the collector's address.
 */
const shopSettings = {
  ADMIN_PASSWORD: adminPassword,
  NEXT_PUBLIC_CODE_GATE: 'on',
  CODE_GATE_CODE: '87654321',
  NEXT_PUBLIC_SENTRY_DSN: 'http://key@127.0.0.1:9/1',
};

/** Sends every route as every caller. `rows/` declares who gets what; a route without a row fails. */
export function describeAccess(kind: Database['kind']): void {
  describe(`who gets what on ${kind}`, () => {
    const shop = testShop({ kind, settings: shopSettings });
    let server: Server;
    let world: World;
    const counted = new Map<string, Set<string>>();
    const noted = new Map<string, Set<string>>();
    /** Routes that answer a stranger. */
    const open = new Set<string>();
    const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    beforeAll(async () => {
      server = createServer((request, response) => void answerApi(request, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      world = await createWorld(shop.services, origin());
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });
    beforeEach(() => shop.services.db.query('delete from rate_limits'));

    test('every route has a row, and every row its route', () => {
      const declared = new Set(rows.map(({ route }) => route));
      const there = new Set(everyRoute());
      expect({
        'routes without a row: say in src/testing/access-matrix/rows who gets what': [
          ...there,
        ].filter((route) => !declared.has(route)),
        'rows without a route: take them away': [...declared].filter((route) => !there.has(route)),
      }).toEqual({
        'routes without a row: say in src/testing/access-matrix/rows who gets what': [],
        'rows without a route: take them away': [],
      });
    });

    test.each(rows.map((row) => [`${row.route} ${row.about ?? ''}`.trim(), row] as const))(
      '%s',
      async (_, row) => {
        const call = (await row.call?.(world)) ?? {};
        const expected = row.answers(world, call);
        const names = kept(counted, row.route);
        const entries = kept(noted, row.route);
        for (const caller of callers.filter((one) => row.elsewhere?.[one] === undefined)) {
          const [status, body] = answerFor(expected, caller);
          // Clears what the preparation counted and logged, so that only the call itself shows.
          await shop.services.db.query('delete from rate_limits');
          await shop.services.db.query('delete from audit_log');
          const answer = await ask(world, row, call, caller);
          for (const name of await countedNames(shop.services.db)) names.add(name);
          for (const entry of await notedEntries(shop.services.db)) entries.add(entry);
          expectAsDeclared(row, { caller, ...answer });
          if (caller === 'stranger' && isOpenTo(row.route, answer)) open.add(row.route);
          expect({ caller, status: answer.status, body: answer.body }).toEqual({
            caller,
            status,
            body: body === undefined ? answer.body : body,
          });
          expectNoLeak(world, row, { caller, ...answer });
          if (row.endsSession) await comeBack(world, caller);
        }
      },
    );

    test('what is counted of each route is what docs/security.md says, no more and no less', () => {
      const paper = limitsOnPaper();
      const silent = [...counted.keys()].filter(
        (route) => isOpenToWrite(route) && !paper.has(route),
      );
      const unsaid = [...counted].flatMap(([route, names]) =>
        [...names].filter((name) => !paper.get(route)?.includes(name)).map((name) => [route, name]),
      );
      const goneRoutes = [...paper.keys()].filter((route) => !counted.has(route));
      const uncounted = [...paper].flatMap(([route, names]) =>
        names.filter((name) => !counted.get(route)?.has(name)).map((name) => [route, name]),
      );
      expect({ silent, unsaid, goneRoutes, uncounted }).toEqual({
        silent: [],
        unsaid: [],
        goneRoutes: [],
        uncounted: [],
      });
    });

    test('a route that the table of endpoints opens to anyone needs no login', () => {
      const routes = [...noted.keys()].filter((route) => accessOf(route)?.who === 'anyone');
      expect(routes.filter((route) => !open.has(route))).toEqual([]);
    });

    test('what each route writes into the audit log is what the table of endpoints says', () => {
      const undeclared: string[] = [];
      const neverWritten: string[] = [];
      for (const [route, entries] of noted) {
        const declared = auditOf(accessOf(route));
        undeclared.push(
          ...[...entries].filter((one) => !declared.includes(one)).map((one) => `${route}: ${one}`),
        );
        if (declared.length > 0 && entries.size === 0) neverWritten.push(route);
      }
      expect(undeclared).toEqual([]);
      expect(neverWritten.filter((route) => !notedElsewhere.has(route))).toEqual([]);
    });

    test('a route behind a login asks who it is before it reads what is sent', async () => {
      const written = rows.filter(({ route }) => /^(POST|PUT) \/api\//.test(route));
      const readFirst: string[] = [];
      for (const row of written) {
        const call = (await row.call?.(world)) ?? {};
        const [status] = row.answers(world, call).stranger;
        if (status !== 401 || row.readsFirst) continue;
        const answer = await send(world, row, { ...call, body: '{' }, 'stranger');
        if (answer.status !== 401) readFirst.push(row.route);
      }
      expect(readFirst).toEqual([]);
    });
  });
}

/**
 * Routes whose audit entries other tests check: here nothing is created or attached, no PDF is asked for, no order has
 * hearing aids, and nobody completes a second step.
 */
const notedElsewhere = new Set([
  'GET /api/admin-order-receipt',
  'POST /api/admin-attach-test',
  'POST /api/admin-coupon',
  'POST /api/admin-device-adjustment',
  'POST /api/admin-fitting',
  'POST /api/admin-fitting-document',
  'POST /api/admin-gift-card',
  'POST /api/admin-login/password',
  'POST /api/admin-login/paper-codes',
  'POST /api/admin-login/second-steps',
  'POST /api/admin-make-fitting-sheet',
  'POST /api/admin-make-signed-fitting-sheet',
  'POST /api/admin-sign-fitting-sheet',
  'PUT /api/admin-login/passkeys',
  'PUT /api/admin-login/app',
]);

function kept(all: Map<string, Set<string>>, route: string): Set<string> {
  const found = all.get(route) ?? new Set<string>();
  all.set(route, found);
  return found;
}

/** Checks that an endpoint lets in exactly the callers that the table names. */
function expectAsDeclared(
  { route, ended = [] }: Row,
  { caller, status, body }: { caller: Caller; status: number; body: unknown },
): void {
  const access = accessOf(route);
  const isIn = access && isLetIn(access, caller);
  if (!access || isIn === null || ended.includes(caller)) return;
  expect({ caller, isIn: !isTurnedAway(access, { status, body }) }).toEqual({ caller, isIn });
}

function isOpenTo(route: string, answer: { status: number; body: unknown }): boolean {
  const access = accessOf(route);
  return access !== undefined && !isTurnedAway(access, answer);
}

/** Entries of the audit log since it was emptied, such as `view order`. */
async function notedEntries(db: Database): Promise<string[]> {
  const rows = await db.query<{ entry: string }>(
    `select distinct action || ' ' || subject as entry from audit_log`,
  );
  return rows.map(({ entry }) => entry);
}

/**
 * Rate limits that counted something since the counters were emptied. Limits per network follow from those per address.
 */
async function countedNames(db: Database): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select distinct split_part(key, ':', 1) as name from rate_limits`,
  );
  return rows.map(({ name }) => name).filter((name) => !name.endsWith('OfNetwork'));
}

/** Whether somebody other than staff can write here. Such a route needs a limit, or a reason why not. */
const isOpenToWrite = (route: string) => !/^GET | \/api\/(?:admin-|internal)/.test(route);

/** The table in docs/security.md: route → names of its limits; no names where the table gives a reason. */
function limitsOnPaper(): Map<string, string[]> {
  const page = readFileSync('docs/security.md', 'utf8');
  const rows = page.matchAll(/^\| `([A-Z]+ \/[^`]*)` *\| *([^|]*?) *\|$/gm);
  return new Map(
    [...rows].map(([, route = '', said = '']) => [
      route,
      [...said.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ]),
  );
}

/** Checks that only the owner gets the owner's data, and that no cache in between may keep it. */
function expectNoLeak(
  { secrets }: World,
  row: Row,
  answer: { caller: Caller; status: number; text: string; headers: Headers },
): void {
  const { caller, status, text, headers } = answer;
  const told = secrets.filter((secret) => text.includes(secret));
  const isStaff =
    status < 400 && staffCallers.some((one) => one === caller) && / \/api\/admin-/.test(row.route);
  const mayHear = caller === 'owner' || isStaff || row.isProof === true;
  expect({ caller, leaked: mayHear ? [] : told }).toEqual({ caller, leaked: [] });
  if (told.length > 0) expect(headers.get('cache-control')).toBe('no-store');
}
