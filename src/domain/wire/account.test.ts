import fc from 'fast-check';
import { object } from 'yup';
import { anyAccount, anyAccountCard, anyAddress, received } from '@/testing/wire-records';
import { accountOfWire, accountWire, savedAddressWire } from './account';
import { wireAccountShape, wireDefaults, wireSavedAddress } from './account';
import { accountCardOfWire, accountCardWire, wireAccountCard } from './account-card';
import { addressOfWire } from './address';

const options = { stripUnknown: true };

test('every account comes back from the wire, with its defaults', () => {
  fc.assert(
    fc.property(anyAccount, (account) => {
      const wire = received(accountWire(account));
      const { id, email, name, firstName, lastName, phone } = account;
      const read = object(wireAccountShape).validateSync(wire, options);
      expect(accountOfWire(read)).toEqual({ id, email, name, firstName, lastName, phone });
      const { shipping, billing } = wireDefaults.validateSync(wire, options);
      expect({
        shipping: shipping && {
          ...addressOfWire(shipping),
          accountAddressId: shipping.account_address_id ?? null,
        },
        billing: billing && {
          ...addressOfWire(billing),
          accountCardId: billing.account_card_id ?? null,
        },
      }).toEqual({ shipping: account.shipping, billing: account.billing });
    }),
  );
});

test('every saved address comes back', () => {
  const when = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' };
  fc.assert(
    fc.property(anyAddress, (address) => {
      const wire = received(savedAddressWire({ ...address, ...when, id: 'one', isActive: true }));
      const { id, ...read } = wireSavedAddress.validateSync(wire, options);
      expect({ id, ...addressOfWire(read) }).toEqual({ id: 'one', ...address });
    }),
  );
});

test('every saved card comes back', () => {
  fc.assert(
    fc.property(anyAccountCard, (card) => {
      const { id, token, brand, last4, expMonth, expYear } = card;
      const wire = wireAccountCard.validateSync(received(accountCardWire(card)), options);
      expect(accountCardOfWire(wire)).toEqual({ id, token, brand, last4, expMonth, expYear });
    }),
  );
});
