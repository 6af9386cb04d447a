import { useStore } from './store';
import { storeApiChecks } from './suite';
import { runningAt } from './targets';

/** Only with an address: `STORE_API_URL=http://localhost:3000 npm run test:store-api`. */
describe('Store API of a running shop', () => {
  const start = async () => runningAt(process.env.STORE_API_URL ?? '');
  storeApiChecks(useStore(start, { canReadMail: false, settlesWithinMs: 3_000 }));
});
