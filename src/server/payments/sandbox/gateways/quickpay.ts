import { object, string } from 'yup';
import { paths } from '@/domain/pages/paths';
import { isApproved } from '../answers';
import type { Authorisation } from '../authorisations';
import { cardTokenWire } from '../card-wire';
import type { VaultReply } from '../../jsonp';
import { withGateway } from '../../own-path';
import { playedCard } from '../played-card';
import {
  chargeUnits,
  currency,
  id,
  readTerms,
  wayBack,
  type GatewayRequest,
} from '../../vault-input';
import { faulty, given, invalid } from '../../vault-reply';
import { bankPageOf, type Gateway, type GatewayWorld } from './gateway';

const orderTerms = object({
  order_id: string().max(200).required(),
  currency: currency().required(),
  amount: chargeUnits(),
});

const linkTerms = object({
  id: id(),
  continueurl: wayBack().required(),
  cancelurl: wayBack().required(),
});

const action = object({ action: string().max(20) });

const cardTerms = object({ id: id().required() });

/** QuickPay: shoppers enter their card on its page, and the shop gets a token for it. */
export const quickpay: Gateway = {
  async createIntent({ intent }, world) {
    const terms = readTerms(orderTerms, intent);
    if (!terms.ok) return faulty(terms);
    const { amount, currency: code } = terms.value;
    const opened = await openCard(world, { amount, currency: code, back: paths.checkout });
    return given(opened.id);
  },

  async authorise(request, world) {
    const asked = readTerms(action, request.params);
    switch (asked.ok ? asked.value.action : undefined) {
      case 'create':
        return createLink(request, world);
      case 'get':
        return readCard(request, world);
      default:
        return invalid('action', 'This action is unknown');
    }
  },
};

async function openCard(
  { authorisations, vault, now }: GatewayWorld,
  terms: { amount?: number; currency?: string; back: string; cancel?: string },
): Promise<Authorisation> {
  const path = withGateway(terms.back, 'quickpay');
  return authorisations.open({
    method: 'quickpay',
    reference: (await playedCard(vault, now())).token,
    amount: terms.amount ?? null,
    currency: terms.currency ?? null,
    approvedPath: path,
    refusedPath: terms.cancel === undefined ? path : withGateway(terms.cancel, 'quickpay'),
  });
}

/** With an intent's id the page asks for its amount; the SDK's own class sends none. */
async function createLink({ params }: GatewayRequest, world: GatewayWorld): Promise<VaultReply> {
  const terms = readTerms(linkTerms, params);
  if (!terms.ok) return faulty(terms);
  const { id: intentId, continueurl, cancelurl } = terms.value;
  if (intentId === undefined) {
    const opened = await openCard(world, { back: continueurl, cancel: cancelurl });
    return given({ url: bankPageOf(opened.id) });
  }
  const change = {
    approvedPath: withGateway(continueurl, 'quickpay'),
    refusedPath: withGateway(cancelurl, 'quickpay'),
  };
  const asked = await world.authorisations.ask(intentId, change, ['open']);
  return asked?.method === 'quickpay'
    ? given({ url: bankPageOf(asked.id) })
    : invalid('id', 'This payment is unknown');
}

async function readCard(
  { params }: GatewayRequest,
  { authorisations, vault }: GatewayWorld,
): Promise<VaultReply> {
  const terms = readTerms(cardTerms, params);
  const found = terms.ok ? await authorisations.find(terms.value.id) : null;
  const isCard = found?.method === 'quickpay' && isApproved(found.answer);
  const card = isCard ? await vault.findToken(found.reference) : null;
  if (!card) return given({ error: { message: 'This card was not authorized' } });
  return given(cardTokenWire(card, { gateway: 'quickpay' }));
}
