import { claimCard, findCard } from '../card-tokens';
import type { PaymentRequest, Payments, PaymentSession } from '../port';
import type { SqlSession } from '@/server/db/database';
import { takeAuthorisedPayment } from './authorised-payments';
import { takeCardPayment } from './card-payments';
import { sandboxMethods } from './method-table';
import { paymentsOf } from '../payment-history';
import { refundPayment, refundsOf } from '../refunds';
import { chargeSavedCard } from './saved-card-charge';
import { refused } from '../refusal-messages';
import { savedCards } from '../saved-cards';

/** The gateway that moves no money: it simulates every outcome of a real one, on the server's own tables. */
export function createSandboxPayments({ now }: { now: () => Date }): Payments {
  const paymentSession: PaymentSession = {
    async takePayment(tx, request) {
      const method = sandboxMethods.find(({ id }) => id === request.method);
      if (!method) return refused('method_unknown');
      if (method.id !== 'card') return takeAuthorisedPayment(tx, request, method.id);
      // The SDK's QuickPay class has no method of its own: its card is a `card` with a QuickPay intent.
      return (await isGrantedByQuickpay(tx, request))
        ? takeAuthorisedPayment(tx, request, 'quickpay')
        : takeCardPayment(tx, request);
    },
    charge: (tx, charge) => chargeSavedCard(tx, charge, now()),
  };
  return {
    providerName: 'Sandbox',
    methods: () => sandboxMethods,

    findCard,

    async claim(tx, named) {
      await claimCard(tx, named);
      const { cartId, references } = named;
      if (references.length === 0) return;
      await tx.query(
        `update payment_authorisations set cart_id = $1
         where cart_id is null and (id = any($2) or reference = any($2))`,
        [cartId, references],
      );
    },

    inPaymentSession: (work) => work(paymentSession),
    savedCards,
    customerOf: async () => null,
    refund: refundPayment,
    refundsOf,
    // Here money is captured with the order.
    capture: async () => ({ ok: false, code: 'nothing_held' }),
    ofOrder: paymentsOf,
  };
}

async function isGrantedByQuickpay(
  tx: SqlSession,
  { intents, cardToken }: PaymentRequest,
): Promise<boolean> {
  if (intents?.quickpay === undefined || cardToken === null) return false;
  const granted = await tx.query(
    `select 1 from payment_authorisations where reference = $1 and method = 'quickpay'`,
    [cardToken],
  );
  return granted.length > 0;
}
