import { findProfileProblems, parseProfileDraft, settledProfile } from './profile-form';

const good = { firstName: ' Margaret ', lastName: 'Okafor', phone: '(403) 555-0118' };

test('names and phone may be empty', () => {
  expect(findProfileProblems({ firstName: '', lastName: '', phone: '' })).toEqual([]);
  expect(findProfileProblems({ firstName: '', lastName: '', phone: '+1' })).toEqual([]);
});

test('what is given has to be usable', () => {
  expect(findProfileProblems(good)).toEqual([]);
  expect(findProfileProblems({ ...good, firstName: 'a'.repeat(501), phone: '12345' })).toEqual([
    { field: 'firstName', problem: 'tooLong' },
    { field: 'phone', problem: 'phoneInvalid' },
  ]);
});

test('it is kept tidy', () => {
  expect(settledProfile(good)).toEqual({
    firstName: 'Margaret',
    lastName: 'Okafor',
    phone: expect.stringMatching(/^\+1/),
  });
  expect(settledProfile({ ...good, phone: '+1 ' }).phone).toBe('');
});

test('a draft is read only when it is whole, and belongs to somebody', () => {
  const draft = { accountId: 'a1', values: good };
  expect(parseProfileDraft(draft)?.accountId).toBe('a1');
  expect(parseProfileDraft({ values: good })).toBeNull();
  expect(parseProfileDraft({ accountId: 'a1', values: { firstName: 1 } })).toBeNull();
  expect(parseProfileDraft('x')).toBeNull();
});
