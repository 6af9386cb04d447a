import type { AccountLink } from '../commerce/port';
import { composeAccountLink } from './account-link';

const link: AccountLink = {
  email: 'vera@example.ca',
  purpose: 'login',
  key: 'the-key',
  linkPath: null,
  locale: 'en-US',
  firstName: 'Vera',
  hasPassword: true,
  mailId: 'mail-1',
};

test.each([
  ['email', 'Confirm your new email for Boreal Hearing', '/login-link#token=the-key'],
  ['restore', 'The email of your account was changed', '/reset-password#key=the-key'],
] as const)(
  'the mail of a link that is for %s leads to its page',
  async (purpose, subject, path) => {
    const mail = await composeAccountLink({ ...link, purpose }, 'https://shop.example');
    expect(mail).toMatchObject({ to: link.email, subject });
    expect(mail.text).toContain(`https://shop.example${path}`);
    expect(mail.text).not.toMatch(/\{|undefined/);
  },
);

test.each([
  [true, null, '/reset-password#key=the-key'],
  [true, '/set-password?a=1#key={reset_key}', '/set-password?a=1#key=the-key'],
  [false, null, '/set-password#key=the-key'],
  [false, '/reset-password#key={reset_key}', '/set-password#key=the-key'],
])('with a password: %s, asked for %s, it leads to %s', async (hasPassword, linkPath, path) => {
  const asked = { ...link, purpose: 'password', hasPassword, linkPath } as const;
  const mail = await composeAccountLink(asked, 'https://shop.example');
  expect(mail.html).toContain(`href="https://shop.example${path}"`);
  expect(mail.text).toContain(`https://shop.example${path}`);
});
