import { useStore } from './store';
import { storeApiChecks } from './suite';
import { startOnPglite } from './targets';

describe('Store API on PGlite', () => {
  storeApiChecks(useStore(startOnPglite));
});
