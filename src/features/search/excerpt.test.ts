import type { SearchEntry } from '@/domain/pages/site-search';
import { excerptOf } from './excerpt';

const entry: SearchEntry = {
  path: '/our-products/repair',
  kind: 'page',
  title: 'Repair',
  summary: 'Send it in, or have it looked at.',
  keywords: '',
  text: 'Before you send it\nDry it first. A wet hearing aid weighs 2.4 g more. Then call us!',
  offer: null,
};

test('shows the sentence that was met', () => {
  expect(excerptOf(entry, new Set(['wet']), 'en-US')).toBe('A wet hearing aid weighs 2.4 g more.');
  expect(excerptOf(entry, new Set(['call']), 'en-US')).toBe('Then call us!');
});

test('shows the summary when no sentence says more', () => {
  expect(excerptOf(entry, new Set(['send']), 'en-US')).toBe(entry.summary);
  expect(excerptOf(entry, new Set(['nowhere']), 'en-US')).toBe(entry.summary);
});

test('shortens a long sentence around the word that was met', () => {
  const text = `${'word '.repeat(80)}wet ${'word '.repeat(80)}`;
  const shown = excerptOf({ ...entry, text }, new Set(['wet']), 'en-US');
  expect(shown).toMatch(/^… (word ){6}wet (word )+…$/);
  expect(shown.length).toBeLessThanOrEqual(226);
});
