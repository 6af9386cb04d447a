import type { Cents } from '@/domain/money';
import type { Database } from '@/server/db/database';
import { createAuthorisations } from '@/server/payments/sandbox/authorisations';
import { createSandboxPayments } from '@/server/payments/sandbox/sandbox-payments';
import { createVault } from '@/server/payments/sandbox/vault';
import type { Named, PaymentsWorld } from './payments-contract';

/** The embedded gateway: its own tables show what it has taken. */
export function sandboxWorld(db: Database): PaymentsWorld {
  const now = () => new Date();
  const vault = createVault({ db, now });
  const authorisations = createAuthorisations({ db });

  async function card(number: string, amount: Cents): Promise<Named> {
    const made = await vault.createToken({ number, expMonth: '12', expYear: '2040', cvc: '123' });
    if (!made.ok) throw new Error(made.message);
    const { token } = made.card;
    const terms = { cardToken: token, amount, currency: 'USD', returnPath: '/checkout' };
    const intent = await vault.createIntent(terms);
    if (!intent.ok) throw new Error(intent.message);
    const intents = { embedded: { id: intent.intent.id } };
    return { method: 'card', cardToken: token, intents, means: null };
  }

  return {
    db,
    payments: createSandboxPayments({ now }),
    agreed: (amount) => card('4242424242424242', amount),
    declined: (amount) => card('4000000000000002', amount),
    unanswered: (amount) => card('4000002500003155', amount),
    async agreedWithKlarna(amount) {
      const paths = { approvedPath: '/checkout', refusedPath: '/checkout' };
      const asked = { method: 'klarna', amount, currency: 'USD', ...paths };
      const { id, reference } = await authorisations.open(asked);
      await authorisations.decide(id, 'approve');
      const means = { klarna: { token: reference } };
      return { method: 'klarna', cardToken: null, intents: null, means };
    },
    settle: async () => undefined,
    async takenAtProvider() {
      const [row] = await db.query<{ taken: number }>(
        `select ((select coalesce(sum(amount), 0) from payments)
          - (select coalesce(sum(amount), 0) from refunds))::int as taken`,
      );
      return row?.taken ?? 0;
    },
  };
}
