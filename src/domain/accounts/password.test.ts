import { isWeakPassword } from './password';

test.each([
  'short1!',
  'aaaaaaaaaa',
  '12345678',
  '3456789012',
  'password',
  'Password123!',
  'qwerty2026',
  'margaret1950',
])('%s is weak', (password) => {
  expect(isWeakPassword(password, 'Margaret@example.ca')).toBe(true);
});

test.each(['snowshoes on the lake', 'Tamarack-74', 'épinette1', '🌲🌊🏔️ québec'])(
  '%s is not',
  (password) => {
    expect(isWeakPassword(password, 'margaret@example.ca')).toBe(false);
  },
);
