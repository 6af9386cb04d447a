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
