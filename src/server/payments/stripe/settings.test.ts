import { ConfigError, readConfig } from '@/server/settings/config';

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

test('Stripe wants all of its keys, of one mode', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(readConfig({}).gateway).toBeNull();
  expect(readConfig(keys).gateway?.settings).toMatchObject({
    isLive: false,
    methods: ['card', 'google', 'apple', 'klarna'],
    apiUrl: null,
  });
  expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    'STRIPE_PUBLISHABLE_KEY is missing: Stripe needs it too',
    'STRIPE_WEBHOOK_SECRET is missing: Stripe needs it too',
  ]);
  expect(faultsOf({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toHaveLength(1);
  expect(faultsOf({ ...keys, STRIPE_METHODS: 'klarna' })).toEqual([
    'STRIPE_METHODS has to name card',
  ]);
  const [fault = ''] = faultsOf({ ...keys, STRIPE_SECRET_KEY: 'hunter2' });
  expect(fault).toContain('STRIPE_SECRET_KEY');
  expect(fault).not.toContain('hunter2');
});
