import { forgetStored } from './forget-stored';
import { readStored, writeStored } from './storage';

const asItIs = (stored: unknown) => stored;

it('forgets what it kept of a person, but neither the gate’s pass nor a login of staff', () => {
  writeStored('checkout', { saved: { contactEmail: 'margaret@example.ca' } });
  writeStored('address-draft', { values: { address: '118 Lakeshore Road' } });
  writeStored('currency', 'CAD');
  writeStored('protected', true);
  writeStored('admin', { until: 1, value: { token: 'a' } });
  sessionStorage.setItem('boreal-charge-go-step', '"2"');
  localStorage.setItem('elses', 'theirs');
  forgetStored();
  expect(readStored('checkout', asItIs)).toBeNull();
  expect(readStored('address-draft', asItIs)).toBeNull();
  expect(readStored('currency', asItIs)).toBe('CAD');
  expect(sessionStorage).toHaveLength(0);
  expect({ ...localStorage }).toEqual({
    'boreal-charge-go-currency': '"CAD"',
    'boreal-charge-go-protected': 'true',
    'boreal-charge-go-admin': '{"until":1,"value":{"token":"a"}}',
    elses: 'theirs',
  });
});
