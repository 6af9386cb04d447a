import fc from 'fast-check';
import swell from 'swell-js';
import { checkCard } from './card-rules';

const now = new Date('2026-11-21T12:00:00Z');
const good = { number: '4242424242424242', expMonth: '11', expYear: '2026', cvc: '123' };

describe('card rules', () => {
  it('accepts a card until the end of its month', () => {
    expect(checkCard(good, now).ok).toBe(true);
    expect(checkCard(good, new Date('2026-11-30T23:59:59Z')).ok).toBe(true);
    expect(checkCard(good, new Date('2026-12-01T00:00:00Z')).ok).toBe(false);
  });

  it('refuses a card that lasts fifty years', () => {
    expect(checkCard({ ...good, expMonth: '10', expYear: '2076' }, now).ok).toBe(true);
    expect(checkCard({ ...good, expMonth: '11', expYear: '2076' }, now).ok).toBe(false);
  });

  it('agrees with the SDK about every number', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 18 });
    fc.assert(
      fc.property(digits, (all) => {
        const number = all.join('');
        expect(checkCard({ ...good, number }, now).ok).toBe(swell.card.validateNumber(number));
      }),
    );
  });

  it('agrees with the SDK about every security code', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), (cvc) => {
        expect(checkCard({ ...good, cvc }, now).ok).toBe(swell.card.validateCVC(cvc));
      }),
    );
  });

  it('reads numbers with blanks and dashes', () => {
    expect(checkCard({ ...good, number: ' 4242-4242 4242-4242 ' }, now)).toMatchObject({
      ok: true,
      card: { last4: '4242', brand: 'Visa', outcome: 'approve' },
    });
  });

  it.each([
    ['4000 0000 0000 0002', 'decline'],
    ['4000 0000 0000 0341', 'decline_later'],
    ['4000 0000 0000 9995', 'unsupported'],
    ['4000 0025 0000 3155', 'confirm'],
    ['5555 5555 5555 4444', 'approve'],
  ])('plays %s as %s', (number, outcome) => {
    expect(checkCard({ ...good, number }, now)).toMatchObject({ card: { outcome } });
  });
});
