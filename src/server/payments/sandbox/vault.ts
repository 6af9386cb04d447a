import { randomBytes } from 'node:crypto';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { paymentIntents } from '@/server/db/schema/payments';
import type { SqlSession } from '@/server/db/database';
import type { CardSummary } from '../port';
import type { Decision } from './answers';
import { cardColumns } from '../card-columns';
import type { VaultFault } from '../vault-reply';
import { checkCard, type CardDetails } from './card-rules';

export type CardToken = CardSummary & { token: string };

const intentColumns = columnsOf(paymentIntents, [
  'id',
  'clientSecret',
  'cardToken',
  'amount',
  'currency',
  'status',
  'returnPath',
]);

/** Its amount is in the currency's smallest unit. */
export type Intent = RowOf<typeof intentColumns>;

/** The statuses that swell-js knows; `failed` and `silent` are sent as `canceled`, with another return URL. */
export type IntentStatus = Intent['status'];

type IntentTerms = Pick<Intent, 'cardToken' | 'amount' | 'currency' | 'returnPath'>;

/** Cards and authorised amounts of the sandbox gateway. */
export interface Vault {
  /** Exchanges a card for a random token that works for 24 hours and one order. */
  createToken(details: CardDetails): Promise<{ ok: true; card: CardToken } | VaultFault>;
  /** Authorises an amount on a token. The card decides whether the shopper has to confirm it first. */
  createIntent(terms: IntentTerms): Promise<{ ok: true; intent: Intent } | VaultFault>;
  /** Null for an unknown id. */
  findIntent(id: string): Promise<Intent | null>;
  /** Keeps the shopper's answer; a second, different one changes nothing. Null for an unknown id. */
  decideIntent(id: string, decision: Decision): Promise<Intent | null>;
  /** A token's card for display; null for an unknown one. */
  findToken(token: string): Promise<CardToken | null>;
}

/** The vault on our own tables. Only a card's summary is ever written. */
export function createVault(deps: { db: SqlSession; now?: () => Date }): Vault {
  const { db, now = () => new Date() } = deps;
  return {
    async createToken(details) {
      const checked = checkCard(details, now());
      if (!checked.ok) return { ok: false, ...checked.fault };
      const { outcome, ...summary } = checked.card;
      const card = { ...summary, token: `card_${randomId()}` };
      await db.query(
        `insert into card_tokens (token, brand, last4, exp_month, exp_year, outcome, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + interval '24 hours')`,
        [card.token, card.brand, card.last4, card.expMonth, card.expYear, outcome],
      );
      return { ok: true, card };
    },

    async createIntent(terms) {
      const [intent] = await db.query<Intent>(
        `insert into payment_intents (id, client_secret, card_token, amount, currency, return_path, status)
         select $1, $2, token, $4, $5, $6,
           case outcome when 'confirm' then 'requires_confirmation'
             when 'unsupported' then 'requires_payment_method' else 'requires_capture' end
         from card_tokens
         where token = $3 and (saved_for is not null or (order_id is null and expires_at > now()))
         returning ${intentColumns}`,
        [
          `intent_${randomId()}`,
          `secret_${randomId()}`,
          terms.cardToken,
          terms.amount,
          terms.currency,
          terms.returnPath,
        ],
      );
      return intent ? { ok: true, intent } : unknownCard;
    },

    async findIntent(id) {
      const [intent] = await db.query<Intent>(
        `select ${intentColumns} from payment_intents where id = $1`,
        [id],
      );
      return intent ?? null;
    },

    async decideIntent(id, decision) {
      const [decided] = await db.query<Intent>(
        `update payment_intents set status = $2 where id = $1 and status = 'requires_confirmation'
         returning ${intentColumns}`,
        [id, statusAfter(decision)],
      );
      return decided ?? this.findIntent(id);
    },

    async findToken(token) {
      const [card] = await db.query<CardToken>(
        `select token, ${cardColumns} from card_tokens card where token = $1`,
        [token],
      );
      return card ?? null;
    },
  };
}

function statusAfter(decision: Decision): IntentStatus {
  switch (decision) {
    case 'approve':
      return 'requires_capture';
    case 'unknown':
      return 'processing';
    case 'failed':
    case 'silent':
      return decision;
    default:
      return 'canceled';
  }
}

const unknownCard: VaultFault = {
  ok: false,
  field: 'payment_method',
  code: 'TOKEN_ERROR',
  message: 'This card is no longer available. Please enter it again.',
};

/** 192 random bits in characters that are safe in a URL. */
function randomId(): string {
  return randomBytes(24).toString('base64url');
}
