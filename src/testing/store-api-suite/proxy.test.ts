import { useStore } from './store';
import { storeApiChecks } from './suite';
import { startBehindProxy } from './targets';

describe('Store API through the proxy', () => {
  storeApiChecks(useStore(startBehindProxy));
});
