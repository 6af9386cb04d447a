import { storeRoutes } from '@/server/commerce/embedded/store-api/store-api';
import { routes } from '@/server/api/routes';

/** A method and an address with `:placeholders`, such as `PUT /api/cart/items/:id`. */
export type Target = { method: string; pattern: string };

const storeTargets = Object.keys(storeRoutes).map((row) => {
  const [method = '', pattern = ''] = row.split(' ');
  return { method, pattern: `/api${pattern}` };
});

const ownTargets = routes.flatMap(({ address, methods }) =>
  Object.keys(methods).map((method) => ({ method, pattern: address })),
);

const vaultTargets = ['tokens', 'intent', 'authorization', ':id'].flatMap((resource) =>
  ['GET', 'GET', 'GET', 'POST', 'PUT'].map((method) => ({
    method,
    pattern: `/api/vault/${resource}`,
  })),
);

const oddTargets = [
  '/functions/:app/:name',
  '/api',
  '/api/',
  '/api/:word',
  '/api/:word/:id/:id/:id',
  '/api/vault',
].flatMap((pattern) => ['GET', 'POST'].map((method) => ({ method, pattern })));

/** Everything that answers; new rows of the tables are included automatically. */
export const targets: readonly Target[] = [
  ...storeTargets,
  ...ownTargets,
  ...vaultTargets,
  ...oddTargets,
];
