import { testCard } from '../../http-shopper/goods';
import { refusalOf } from '../refusals';
import type { Store } from '../store';
import { vaultCalls } from '../vault-calls';

/** Contract 13.2: cards become tokens. */
export function tokenChecks(store: Store): void {
  const { ask } = vaultCalls(store);

  describe('13.2 tokens', () => {
    test('13.2 the SDK makes a token of a card, with types restored', async () => {
      const token = await (await store.shopper()).card.createToken(testCard);
      expect(token).toMatchObject({
        token: expect.stringMatching(/^[\w-]{20,}$/),
        brand: 'Visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2040,
        cvc_check: expect.stringMatching(/^(pass|fail|unchecked)$/),
        zip_check: expect.stringMatching(/^(pass|fail|unchecked)$/),
        address_check: expect.stringMatching(/^(pass|fail|unchecked)$/),
      });
    });

    test('13.2 the SDK splits exp and sends it along; the vault ignores the text', async () => {
      const { card } = await store.shopper();
      const { number, cvc } = testCard;
      const typed = Object.assign({ number, cvc }, { exp: '12 / 2040' });
      expect(await card.createToken(typed)).toMatchObject({ exp_month: 12, exp_year: 2040 });
    });

    test('13.2 number and code are never echoed', async () => {
      const text = JSON.stringify(await ask('/tokens', { ...testCard, cvc: '987' }));
      expect(text).not.toMatch(/4242 ?4242|987/);
    });

    test('13.2 two tokens of one card are two', async () => {
      const [one, other] = [await ask('/tokens', testCard), await ask('/tokens', testCard)];
      expect(one.$data?.token).not.toBe(other.$data?.token);
    });

    test.each([
      ['4242424242424242', 'Visa'],
      ['5555555555554444', 'MasterCard'],
      ['2223003122003222', 'MasterCard'],
      ['378282246310005', 'American Express'],
      ['6011111111111117', 'Discover'],
      ['3530111333300000', 'JCB'],
      ['30569309025904', 'Diners Club'],
    ])('13.2 %s is %s', async (number, brand) => {
      expect(await ask('/tokens', { ...testCard, number })).toMatchObject({ $data: { brand } });
    });

    test('13.2 blanks and dashes in the number do not matter', async () => {
      expect(await ask('/tokens', { ...testCard, number: '4242-4242 4242-4242' })).toMatchObject({
        $data: { last4: '4242' },
      });
    });

    test.each<[string, object]>([
      ['number', { number: '4242424242424241' }],
      ['number', { number: '424242424' }],
      ['number', { number: '42424242424242424' }],
      ['number', { number: 'card' }],
      ['number', { number: '' }],
      ['exp_month', { exp_month: 13 }],
      ['exp_month', { exp_month: 0 }],
      ['exp_month', { exp_year: 2020 }],
      ['exp_month', { exp_year: 2099 }],
      ['exp_month', { exp_year: 30 }],
      ['exp_month', { exp_month: 'x' }],
      ['cvc', { cvc: '12' }],
      ['cvc', { cvc: '12345' }],
      ['cvc', { cvc: 'abc' }],
    ])('13.2 the vault refuses %s: %j', async (field, change) => {
      const { $data } = await ask('/tokens', { ...testCard, ...change });
      expect(Object.keys($data?.errors ?? {})).toEqual([field]);
    });

    test('13.2 of several faults the last check wins', async () => {
      const { $data } = await ask('/tokens', { ...testCard, number: '1', exp_month: 13, cvc: '1' });
      expect(Object.keys($data?.errors ?? {})).toEqual(['cvc']);
    });

    test.each([
      ['invalid_card_number', 'number', { number: '4242424242424241' }],
      ['invalid_card_expiry', 'exp_month', { exp_year: 2020 }],
      ['invalid_card_cvc', 'exp_cvc', { cvc: '12' }],
    ])('13.2 the SDK itself refuses with %s at %s', async (code, param, change) => {
      const { card } = await store.shopper();
      expect(await refusalOf(card.createToken({ ...testCard, ...change }))).toMatchObject({
        status: 402,
        code,
        param,
      });
    });

    test.each([
      { ...testCard, number: { x: '4242424242424242' } },
      { ...testCard, number: ['4242424242424242'] },
      { ...testCard, exp_month: { x: '2' } },
      { ...testCard, cvc: ['123'] },
      { ...testCard, billing: 'x' },
      ['4242424242424242'],
    ])('13.2 odd shapes are no crash (%#)', async (data) => {
      const reply = await ask('/tokens', data);
      expect(reply.$status).toBeLessThan(500);
      expect(JSON.stringify(reply)).not.toContain('4242424242424242');
    });
  });
}
