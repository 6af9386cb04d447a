import { mixed, object, string } from 'yup';
import { paths } from '@/domain/pages/paths';
import type { Answer } from '../answers';
import { newAuthorisationId, type Authorisation } from '../authorisations';
import { withGateway } from '../../own-path';
import type { Intent } from '../vault';
import { id, ownPath, price, readTerms, wayBack, type GatewayRequest } from '../../vault-input';
import { faulty, given, invalid, unknownPayment } from '../../vault-reply';
import { bankPageOf, type Gateway, type GatewayWorld } from './gateway';

const cardTerms = object({ ...price(), payment_method: id().required(), return_url: ownPath() });

const bankTerms = object({ ...price(), return_url: wayBack(paths.checkout).required() });

const walletTerms = object({
  ...price(),
  method: string()
    .oneOf(['google', 'apple'] as const)
    .required(),
  return_url: wayBack(paths.checkout).required(),
});

const kind = object({ payment_method_types: mixed() });

const named = object({ id: id(), client_secret: id() });

/** The gateway under the sandbox's own name: cards, and the banks and wallets whose browser elements are ours. */
export const embedded: Gateway = {
  async createIntent(request, world) {
    switch (bankOf(request)) {
      case null:
        return createCardIntent(request, world);
      case 'ideal':
        return askBank('ideal', request, world);
      case 'bancontact':
        return askBank('bancontact', request, world);
      default:
        return invalid('payment_method_types', 'This way to pay is not available');
    }
  },

  async updateIntent({ intent }, { vault, authorisations }) {
    const terms = readTerms(named, intent);
    const wanted = terms.ok ? (terms.value.id ?? terms.value.client_secret) : undefined;
    if (wanted === undefined) return unknownPayment;
    const card = await vault.findIntent(wanted);
    if (card) return given(cardIntentWire(card));
    const found = await authorisations.find(wanted);
    return found ? given(authorisationWire(found)) : unknownPayment;
  },

  async authorise({ params }, { authorisations }) {
    const terms = readTerms(walletTerms, params);
    if (!terms.ok) return faulty(terms);
    const { method, amount, currency: code, return_url } = terms.value;
    const path = withGateway(return_url, method);
    const { id: clientToken } = await authorisations.open({
      method,
      amount,
      currency: code,
      reference: newAuthorisationId('nonce'),
      approvedPath: path,
      refusedPath: path,
    });
    return given(clientToken);
  },
};

/** A bank as swell-js sends it: one text or a list of one. Null for a card. */
function bankOf({ intent }: GatewayRequest): string | null {
  const terms = readTerms(kind, intent);
  const types = terms.ok ? terms.value.payment_method_types : undefined;
  const [first] = Array.isArray(types) ? types : [types];
  if (first === undefined || first === '' || first === 'card') return null;
  return typeof first === 'string' ? first : '';
}

async function createCardIntent({ intent }: GatewayRequest, { vault }: GatewayWorld) {
  const terms = readTerms(cardTerms, intent);
  if (!terms.ok) return faulty(terms);
  const { amount, currency: code, payment_method: cardToken, return_url } = terms.value;
  const made = await vault.createIntent({
    amount,
    currency: code,
    cardToken,
    returnPath: return_url,
  });
  return made.ok ? given(cardIntentWire(made.intent)) : faulty(made);
}

async function askBank(
  method: 'ideal' | 'bancontact',
  { intent }: GatewayRequest,
  { authorisations }: GatewayWorld,
) {
  const terms = readTerms(bankTerms, intent);
  if (!terms.ok) return faulty(terms);
  const { amount, currency: code, return_url } = terms.value;
  const path = withGateway(return_url, method);
  const opened = await authorisations.open({
    method,
    amount,
    currency: code,
    // Bancontact's setup is identified by its own id, iDEAL's payment by its means.
    ...(method === 'ideal' && { reference: newAuthorisationId('means') }),
    approvedPath: path,
    refusedPath: path,
  });
  return given(authorisationWire(opened));
}

function cardIntentWire(intent: Intent) {
  return {
    id: intent.id,
    status: intent.status === 'failed' || intent.status === 'silent' ? 'canceled' : intent.status,
    amount: intent.amount,
    currency: intent.currency,
    payment_method: intent.cardToken,
    client_secret: intent.clientSecret,
    ...(intent.status === 'requires_confirmation' && { confirmation_url: bankPageOf(intent.id) }),
  };
}

function authorisationWire(found: Authorisation) {
  const isWallet = found.method === 'google' || found.method === 'apple';
  return {
    id: found.id,
    status: found.orderId === null ? statusOf(found) : 'succeeded',
    amount: found.amount,
    currency: found.currency,
    client_secret: found.id,
    ...(found.method === 'ideal' && { payment_method: found.reference }),
    ...(isWallet && found.answer === 'approve' && { nonce: found.reference }),
    ...(found.answer === 'open' && { redirect_url: bankPageOf(found.id) }),
  };
}

/**
 * The statuses that swell-js knows. An iDEAL payment is confirmed once more, by the order; a setup or a wallet's
 * approval is complete.
 */
function statusOf({ method, answer }: Authorisation): string {
  if (answer === 'approve') return method === 'ideal' ? 'requires_confirmation' : 'succeeded';
  return statuses[answer] ?? 'canceled';
}

const statuses: Partial<Record<Answer, string>> = {
  open: 'requires_action',
  unknown: 'processing',
};
