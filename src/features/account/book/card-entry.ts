import { object, string } from 'yup';
import { productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { storeRequest } from '@/client/requests/store-requests';
import type { AccountBook } from '@/domain/accounts/account-book';
import { parsePaymentMethods } from '@/domain/schemas/checkout-answers';
import {
  hasHostedFields,
  loadCardSetup,
  type CardFieldsShown,
  type TellField,
} from '@/features/checkout/public';
import { saveToken } from './book-actions';

/**
 * How this shop takes a card to keep: typed into our own `form`; into `fields` of the gateway's; or only with a payment,
 * at the `checkout`. With `isTest` no money moves.
 */
export type CardEntry =
  | { kind: 'form'; isTest: boolean }
  | { kind: 'fields'; isTest: boolean; gateway: string; publishableKey: string }
  | { kind: 'checkout' };

/** Our own form when there is no answer. */
export async function readCardEntry(): Promise<CardEntry> {
  const answer = await storeRequest((swell) => swell.payment.methods());
  const methods = answer.ok ? parsePaymentMethods(answer.value) : null;
  const card = methods?.find(({ id }) => id === 'card');
  if (!card || !hasHostedFields(card)) return { kind: 'form', isTest: card?.isTest ?? false };
  const { isTest, gateway, publishableKey } = card;
  return card.keepsCards
    ? { kind: 'fields', isTest, gateway, publishableKey }
    : { kind: 'checkout' };
}

/** Shows the gateway's fields. Null when its code did not load. */
export async function showCardFields(
  { gateway, publishableKey }: Extract<CardEntry, { kind: 'fields' }>,
  tell: TellField,
): Promise<CardFieldsShown | null> {
  try {
    const setup = await loadCardSetup(gateway);
    return setup && (await setup.show(publishableKey, tell));
  } catch {
    return null;
  }
}

/** Why a card is not kept: its bank refused it, or its holder did not confirm it there. */
export type CardRefusal = 'refused' | 'not-confirmed';

const opened = object({ client_secret: string().required() });

/** Asks the bank of the card in the gateway's fields, and saves it in the account. */
export async function keepTypedCard(
  fields: CardFieldsShown,
  choice: { isDefault: boolean },
): Promise<StoreAnswer<AccountBook> | CardRefusal> {
  const asked = await productRequest('/api/card-setup', {});
  if (!asked.ok) return asked;
  if (!opened.isValidSync(asked.value)) return unreadableRefusal(new Error('No secret'));
  const agreed = await fields.agree(asked.value.client_secret);
  if (agreed.kind === 'unreachable') return unreadableRefusal(new Error('No word of the bank'));
  if (agreed.kind !== 'agreed') return agreed.kind;
  const token = await productRequest('/api/card-setup', { id: agreed.setupId }, 'PUT');
  return token.ok ? saveToken(token.value, choice) : token;
}
