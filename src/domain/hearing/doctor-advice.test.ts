import { findRedFlags } from '../audiometry/red-flags';
import { adviceWith, parseDoctorAdvice, urgencyOfAdvice, type DoctorAdvice } from './doctor-advice';

const soon = findRedFlags(['pain'], null);
const now = findRedFlags(['pain', 'sudden-loss'], null);
const acknowledged: DoctorAdvice = { sources: { questionnaire: 'soon' }, isAcknowledged: true };

test.each<[string, ReturnType<typeof findRedFlags>, DoctorAdvice | null, DoctorAdvice | null]>([
  ['nothing found', [], null, null],
  ['a sign', soon, null, { sources: { result: 'soon' }, isAcknowledged: false }],
  ['an urgent one', now, null, { sources: { result: 'now' }, isAcknowledged: false }],
  [
    'again after a yes',
    soon,
    { sources: { result: 'soon' }, isAcknowledged: true },
    { sources: { result: 'soon' }, isAcknowledged: true },
  ],
  [
    'urgent after a yes to less',
    now,
    acknowledged,
    { sources: { questionnaire: 'soon', result: 'now' }, isAcknowledged: false },
  ],
  ['gone', [], { sources: { result: 'now' }, isAcknowledged: false }, null],
  [
    'gone, and another source is still there',
    [],
    { sources: { result: 'now', signs: 'soon' }, isAcknowledged: true },
    { sources: { signs: 'soon' }, isAcknowledged: true },
  ],
])('%s', (_what, flags, before, expected) => {
  expect(adviceWith(before, 'result', flags)).toEqual(expected);
});

test('one urgent source makes the whole advice urgent', () => {
  expect(urgencyOfAdvice(acknowledged)).toBe('soon');
  expect(urgencyOfAdvice({ ...acknowledged, sources: { result: 'soon', signs: 'now' } })).toBe(
    'now',
  );
});

test('an advice in the old shape is one that the form gave: no deleted result takes it along', () => {
  const old = parseDoctorAdvice({ urgency: 'now', isAcknowledged: true });
  expect(old).toEqual({ sources: { signs: 'now' }, isAcknowledged: true });
  expect(adviceWith(old, 'result', [])).toEqual(old);
});

test('what was stored reads back', () => {
  expect(parseDoctorAdvice(JSON.parse(JSON.stringify(acknowledged)))).toEqual(acknowledged);
});

test.each([
  null,
  'now',
  {},
  { urgency: 'later', isAcknowledged: true },
  { urgency: 'now' },
  { sources: {}, isAcknowledged: false },
  { sources: { result: 'later' }, isAcknowledged: false },
  { sources: null, isAcknowledged: false },
  { sources: { result: 'soon' } },
])('%j is no advice', (stored) => {
  expect(parseDoctorAdvice(stored)).toBeNull();
});
