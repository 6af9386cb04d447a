import { followUpKinds, type FollowUpKind } from '@/domain/sixty-days/due-mails';
import type { Trial } from '@/domain/trial';
import { calgaryOrder } from '@/testing/order';
import { composeFollowUp } from './follow-up';

const settings = {
  siteUrl: 'https://shop.example',
  sellerAddress: 'Boreal Hearing, 12 Bow Trail, Calgary AB T2P 1J9',
};
const running: Trial = {
  state: 'running',
  days: 60,
  startsOn: '2026-11-23',
  endsOn: '2027-01-22',
  daysLeft: 14,
};
const compose = (kind: FollowUpKind, trial: Trial = running) =>
  composeFollowUp(
    kind,
    { order: calgaryOrder, trial, stopCode: 'stop-code', reviewCode: 'review-code' },
    settings,
  );

test.each([
  ['put_in', 'Red is for the right ear', '/our-products/how-to-use-them'],
  ['day_3', 'Your own voice may boom', '/article/your-first-two-weeks'],
  ['day_14', 'Your home trial runs until January 22, 2027.', '/book-consultation'],
  ['review', 'Praise and faults both help', '/review#code=review-code'],
  ['day_45', 'Change the dome and the small filter', '/article/cleaning-hearing-aids'],
  ['trial_14', 'You can send your hearing aids back until January 22, 2027.', '/account/orders'],
  ['trial_3', 'please ask for a return by January 22, 2027.', '/account/orders'],
] as const)('the mail %s says what to do, in both forms', async (kind, words, page) => {
  const mail = await compose(kind);
  expect(mail).toMatchObject({
    to: 'margaret@example.com',
    key: `follow-up-order_calgary-${kind}`,
  });
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain(words);
    expect(form).toContain(settings.siteUrl + page);
  }
});

test.each(followUpKinds)(
  'the mail %s can be stopped, by its link and by one click',
  async (kind) => {
    const mail = await compose(kind);
    expect(mail.text).toContain('https://shop.example/news#stop=stop-code');
    expect(mail.text).toContain(settings.sellerAddress);
    expect(mail.headers).toEqual({
      'List-Unsubscribe': '<https://shop.example/api/stop-follow-ups?code=stop-code>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  },
);

test('the days are in the subject of the mails about them, and no mail is long', async () => {
  expect((await compose('trial_14')).subject).toBe('Your home trial ends on January 22, 2027');
  expect((await compose('trial_3')).subject).toContain('January 22, 2027');
  const texts = await Promise.all(followUpKinds.map((kind) => compose(kind)));
  const lengths = texts.map(({ text }) => text.split(/\s+/).length);
  expect(Math.max(...lengths)).toBeLessThan(190);
});

test('a short trial that is over by day 14 is not told of as running', async () => {
  const over: Trial = { state: 'over', days: 10, startsOn: '2026-11-23', endsOn: '2026-12-03' };
  const { text } = await compose('day_14', over);
  expect(text).toContain('Call us at any time');
  expect(text).not.toContain('Your home trial runs');
});
