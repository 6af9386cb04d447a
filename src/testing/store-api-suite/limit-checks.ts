import { charger } from '../http-shopper/goods';
import { add, newEmail } from './purchase';
import { refusalOf, refused } from './refusals';
import type { Store } from './store';

/** Contract 4: what is limited, and what never is. */
export function limitChecks(store: Store): void {
  describe('4 rate limits', () => {
    test('4 ordinary calls have none', async () => {
      const shopper = await store.shopper();
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => shopper.send('/api/cart')),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    });

    test('4 ten wrong codes in a session are only wrong codes', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      for (let guess = 0; guess < 10; guess += 1) {
        expect(await refusalOf(shopper.cart.applyCoupon(`GUESS${guess}`))).toEqual(
          refused(400, 'invalid_coupon_code'),
        );
      }
    });

    test('4 guessing codes for ever is too_many_requests', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const codes = new Set<unknown>();
      for (let guess = 0; guess < 60 && !codes.has('too_many_requests'); guess += 1) {
        const error = await refusalOf(shopper.cart.applyGiftcard(`GUESS${guess}`));
        codes.add(Reflect.get(Object(error), 'code'));
      }
      expect([...codes]).toEqual(['invalid_giftcard_code', 'too_many_requests']);
      const other = await store.shopper();
      await add(other, charger);
      expect(await other.cart.applyCoupon('WELCOME10')).toMatchObject({ coupon_code: 'WELCOME10' });
    });

    test('4 wrong passwords for one account end in too_many_requests, other accounts go on', async () => {
      const [guesser, other] = [await store.shopper(), await store.shopper()];
      const [email, otherEmail] = [newEmail(), newEmail()];
      await guesser.account.create({ email, password: 'the right one' });
      await other.account.create({ email: otherEmail, password: 'the right one' });
      const guess = (word: string) =>
        guesser.account.login(email, word).catch((error: unknown) => error);
      // All at once, because answers to sequential guesses are delayed more and more.
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, word) => guess(`wrong ${word}`)),
      );
      const refusals = answers.filter((answer) => answer !== null);
      expect(refusals.length).toBeLessThan(answers.length);
      expect(refusals).toEqual(refusals.map(() => refused(429, 'too_many_requests')));
      expect(await guess('the right one')).toEqual(refused(429, 'too_many_requests'));
      const answer = await (await store.shopper()).account.login(otherEmail, 'the right one');
      expect(answer).toMatchObject({ email: otherEmail });
    });
  });
}
