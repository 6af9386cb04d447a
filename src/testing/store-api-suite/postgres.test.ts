import { useStore } from './store';
import { storeApiChecks } from './suite';
import { startOnPostgres } from './targets';

describe('Store API on Postgres', () => {
  storeApiChecks(useStore(startOnPostgres));
});
