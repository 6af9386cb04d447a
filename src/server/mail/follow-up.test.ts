import { followUpKinds } from '@/domain/sixty-days/due-mails';
import type { Trial } from '@/domain/trial';
import { calgaryOrder } from '@/testing/order';
import { composeFollowUp, composeFollowUpText, type MailedFollowUp } from './follow-up';

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
const mailed = followUpKinds.filter((kind): kind is MailedFollowUp => kind !== 'day_1');

const compose = (kind: MailedFollowUp, trial: Trial = running) =>
  composeFollowUp(
    kind,
    { order: calgaryOrder, trial, stopCode: 'stop-code', reviewCode: 'review-code' },
    settings,
  );

test.each([
  ['day_0', 'Red is for the right ear', '/account/sixty-days'],
  ['day_3', 'Your own voice may boom', '/account/sixty-days'],
  ['day_7', 'Sit across from one person', '/account/sixty-days'],
  ['day_14', 'Your home trial runs until January 22, 2027.', '/account/sixty-days'],
  ['review', 'Praise and faults both help', '/review#code=review-code'],
  ['day_30', 'Change the dome and the small filter', '/account/sixty-days'],
  ['day_45', 'You can send your hearing aids back until January 22, 2027.', '/account/sixty-days'],
  ['day_53', 'please ask for a return by January 22, 2027.', '/account/sixty-days'],
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

test.each(mailed)('the mail %s can be stopped, by its link and by one click', async (kind) => {
  const mail = await compose(kind);
  expect(mail.text).toContain('https://shop.example/news#stop=stop-code');
  expect(mail.text).toContain(settings.sellerAddress);
  expect(mail.headers).toEqual({
    'List-Unsubscribe': '<https://shop.example/api/stop-follow-ups?code=stop-code>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('the days are in the subject of the mails about them, and no mail is long', async () => {
  expect((await compose('day_45')).subject).toContain('January 22, 2027');
  expect((await compose('day_53')).subject).toContain('January 22, 2027');
  const texts = await Promise.all(mailed.map((kind) => compose(kind)));
  const lengths = texts.map(({ text }) => text.split(/\s+/).length);
  expect(Math.max(...lengths)).toBeLessThan(190);
});

test('a short trial that is over by day 14 is not told of as running', async () => {
  const over: Trial = { state: 'over', days: 10, startsOn: '2026-11-23', endsOn: '2026-12-03' };
  const { text } = await compose('day_14', over);
  expect(text).toContain('Call us at any time');
  expect(text).not.toContain('Your home trial runs');
});

test('a text has the page and the way out in both languages, and is short', async () => {
  for (const kind of mailed) {
    if (kind === 'review') continue;
    const content = { order: calgaryOrder, trial: running };
    const { key, body } = await composeFollowUpText(kind, content, settings.siteUrl);
    expect(key).toBe(`follow-up-order_calgary-${kind}`);
    expect(body).toContain('https://shop.example/account/sixty-days STOP/ARRÊT');
    expect(body.length).toBeLessThan(200);
  }
});

test('who ordered in French is written to in French, with French addresses', async () => {
  const order = { ...calgaryOrder, displayLocale: 'fr-CA' } as const;
  const content = { order, trial: running, stopCode: 'stop-code', reviewCode: 'review-code' };
  const mail = await composeFollowUp('day_14', content, settings);
  expect(mail.text).toContain('https://shop.example/fr/compte/jours-d-essai');
  expect(mail.text).toContain('https://shop.example/fr/infolettre#stop=stop-code');
  const { body } = await composeFollowUpText('day_53', content, settings.siteUrl);
  expect(body).toContain('22 janvier 2027');
  expect(body).toContain('https://shop.example/fr/compte/jours-d-essai ARRÊT/STOP');
});
