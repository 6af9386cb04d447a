import type { HttpApp } from '@/server/http/exchange';
import type { RequestLog } from '@/server/http/http-app';
import { cardTokenWire } from './card-wire';
import { amazon } from './gateways/amazon';
import { embedded } from './gateways/embedded';
import type { Gateway, GatewayWorld } from './gateways/gateway';
import { klarna } from './gateways/klarna';
import { paypal } from './gateways/paypal';
import { paysafecard } from './gateways/paysafecard';
import { quickpay } from './gateways/quickpay';
import type { VaultOptions, VaultReply } from '../jsonp';
import { playedCard } from './played-card';
import { cardInput, requestInput } from '../vault-input';
import { createVaultApp } from '../vault-app';
import { faulty, given, invalid, unknownGateway } from '../vault-reply';

type Operation = (world: GatewayWorld, data: unknown) => Promise<VaultReply>;

const gateways: Readonly<Record<string, Gateway>> = {
  embedded,
  klarna,
  paysafecard,
  quickpay,
  amazon,
  paypal,
};

/** The vault's operations, by path and method. */
export const vaultOperations: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/tokens': { POST: createToken },
  '/intent': { POST: callOf('createIntent'), PUT: callOf('updateIntent') },
  '/authorization': { POST: callOf('authorise') },
};

/** The vault on the server's own tables, and the gateways it simulates. */
export function createVaultApi(
  world: GatewayWorld,
  log: RequestLog,
  options: VaultOptions,
): HttpApp {
  const inWorld = (methods: Readonly<Record<string, Operation>>) =>
    mapped(methods, (operation) => (data: unknown) => operation(world, data));
  return createVaultApp(mapped(vaultOperations, inWorld), log, options);
}

function mapped<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** The call of that name of the requested gateway; other gateways are not available. */
function callOf(name: keyof Gateway): Operation {
  return async (world, data) => {
    const request = requestInput.cast(data);
    const gateway = Object.hasOwn(gateways, request.gateway) ? gateways[request.gateway] : null;
    const call = gateway?.[name];
    return call ? call(request, world) : unknownGateway;
  };
}

async function createToken(world: GatewayWorld, data: unknown): Promise<VaultReply> {
  const {
    number,
    exp_month: expMonth,
    exp_year: expYear,
    cvc,
    billing,
    nonce,
  } = cardInput.cast(data);
  if (nonce !== '') return cardOfWallet(nonce, world);
  const made = await world.vault.createToken({ number, expMonth, expYear, cvc });
  if (!made.ok) return faulty(made);
  return given(cardTokenWire(made.card, { ...billing, gateway: 'embedded' }));
}

/** Exchanges a wallet's nonce for the card behind it, which can be charged again; that uses up the nonce. */
async function cardOfWallet(
  nonce: string,
  { authorisations, vault, now }: GatewayWorld,
): Promise<VaultReply> {
  if (!(await authorisations.spend(nonce, ['google', 'apple']))) {
    return invalid('nonce', 'This payment is no longer available. Please try again.');
  }
  return given(cardTokenWire(await playedCard(vault, now()), { gateway: 'embedded' }));
}
