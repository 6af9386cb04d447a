import { findRedFlags } from './audiometry/red-flags';
import { doctorAdviceOf, parseDoctorAdvice } from './doctor-advice';

const soon = findRedFlags(['pain'], null);
const now = findRedFlags(['pain', 'sudden-loss'], null);

test.each([
  ['nothing found', [], null, null],
  ['a sign', soon, null, { urgency: 'soon', isAcknowledged: false }],
  ['an urgent one', now, null, { urgency: 'now', isAcknowledged: false }],
  [
    'again after a yes',
    soon,
    { urgency: 'soon', isAcknowledged: true },
    { urgency: 'soon', isAcknowledged: true },
  ],
  [
    'urgent after a yes to less',
    now,
    { urgency: 'soon', isAcknowledged: true },
    { urgency: 'now', isAcknowledged: false },
  ],
  ['gone', [], { urgency: 'now', isAcknowledged: false }, null],
] as const)('%s', (_what, flags, before, expected) => {
  expect(doctorAdviceOf(flags, before)).toEqual(expected);
});

test.each([null, 'now', {}, { urgency: 'later', isAcknowledged: true }, { urgency: 'now' }])(
  '%j is no advice',
  (stored) => {
    expect(parseDoctorAdvice(stored)).toBeNull();
  },
);
