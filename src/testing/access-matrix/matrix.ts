import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '@/server/db/database';
import { loadApi } from '../api-server';
import { testShop } from '../shop';
import { callers, type Caller, type Row } from './row';
import { rows } from './rows/rows';
import { ask, comeBack, everyRoute, send } from './asking';
import { adminPassword, createWorld, type World } from './world';

/** Every caller asks every route: who gets what is declared in `rows/`, and nothing may exist beside it. */
export function describeAccess(kind: Database['kind']): void {
  describe(`who gets what on ${kind}`, () => {
    const shop = testShop({ kind, settings: { ADMIN_PASSWORD: adminPassword } });
    let server: Server;
    let world: World;
    const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    beforeAll(async () => {
      const api = await loadApi();
      server = createServer((request, response) => void api(request, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      world = await createWorld(shop.services, origin());
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });
    beforeEach(() => shop.services.db.query('delete from rate_limits'));

    test('every route has a row, and every row its route', async () => {
      const declared = new Set(rows.map(({ route }) => route));
      const there = new Set(await everyRoute(origin()));
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
        for (const caller of callers.filter((one) => row.elsewhere?.[one] === undefined)) {
          const [status, body] = expected[caller] ?? expected.stranger;
          const answer = await ask(world, row, call, caller);
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

/** Nobody but the owner hears of what is hers, and nothing between us and her may keep what she hears. */
function expectNoLeak(
  { secrets }: World,
  row: Row,
  answer: { caller: Caller; text: string; headers: Headers },
): void {
  const { caller, text, headers } = answer;
  const told = secrets.filter((secret) => text.includes(secret));
  const isStaff = caller === 'admin' && / \/api\/admin-/.test(row.route);
  const mayHear = caller === 'owner' || isStaff || row.isProof === true;
  expect({ caller, leaked: mayHear ? [] : told }).toEqual({ caller, leaked: [] });
  if (told.length > 0) expect(headers.get('cache-control')).toBe('no-store');
}
