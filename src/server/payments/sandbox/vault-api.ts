import { AppError } from '@/domain/errors';
import type { HttpFace, HttpRequest } from '@/server/http/exchange';
import { createFace, type RequestLog } from '@/server/http/face';
import { readVaultCall, vaultAnswer, type VaultCall, type VaultReply } from './jsonp';
import type { CardToken, Intent, Vault, VaultFault } from './vault';
import { cardInput, intentIdInput, intentInput, requestInput } from './vault-input';

type Operation = (vault: Vault, data: unknown) => Promise<VaultReply>;

const operations: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/tokens': { POST: createToken },
  '/intent': { POST: createIntent, PUT: readIntent },
  '/authorization': { POST: refuseGateway },
};

/**
 * The card vault's HTTP face. Card numbers lie in the address of its requests, so nothing here may
 * log or echo a query; every answer is HTTP 200 with the real status inside (contract 13.1).
 */
export function createVaultApi(deps: { vault: Vault; log: RequestLog }): HttpFace {
  return createFace({
    log: deps.log,
    respond: async (request, context) => {
      const methods = Object.hasOwn(operations, request.path) && operations[request.path];
      if (!methods) throw new AppError('not_found_error', 'Not found');
      context.route = `/vault${request.path}`;
      return vaultAnswer(request, await perform(deps.vault, methods, request));
    },
    refuse: (error, reference, request) => vaultAnswer(request, refusalOf(error, reference)),
  });
}

async function perform(
  vault: Vault,
  methods: Readonly<Record<string, Operation>>,
  request: HttpRequest,
): Promise<VaultReply> {
  const call: VaultCall = await readVaultCall(request);
  const operation = Object.hasOwn(methods, call.method) && methods[call.method];
  if (!operation) return { $status: 400, $error: 'Method not allowed' };
  return operation(vault, call.data);
}

async function createToken(vault: Vault, data: unknown): Promise<VaultReply> {
  const { number, exp_month: expMonth, exp_year: expYear, cvc, billing } = cardInput.cast(data);
  const made = await vault.createToken({ number, expMonth, expYear, cvc });
  if (!made.ok) return faultReply(made);
  return { $status: 200, $data: tokenWire(made.card, billing) };
}

async function createIntent(vault: Vault, data: unknown): Promise<VaultReply> {
  const { gateway, intent } = requestInput.cast(data);
  if (gateway !== 'embedded') return refuseGateway();
  const terms = intentInput(intent);
  if (!terms.ok) return faultReply(terms);
  const made = await vault.createIntent(terms.value);
  return made.ok ? { $status: 200, $data: intentWire(made.intent) } : faultReply(made);
}

async function readIntent(vault: Vault, data: unknown): Promise<VaultReply> {
  const { gateway, intent } = requestInput.cast(data);
  if (gateway !== 'embedded') return refuseGateway();
  const id = intentIdInput(intent);
  const found = id === null ? null : await vault.findIntent(id);
  if (!found) return { $status: 404, $error: 'This payment is unknown' };
  return { $status: 200, $data: intentWire(found) };
}

async function refuseGateway(): Promise<VaultReply> {
  return { $status: 400, $error: 'This payment gateway is not available' };
}

function tokenWire(card: CardToken, billing: { address1?: string; zip?: string }) {
  return {
    token: card.token,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    cvc_check: 'pass',
    zip_check: billing.zip ? 'pass' : 'unchecked',
    address_check: billing.address1 ? 'pass' : 'unchecked',
    gateway: 'embedded',
  };
}

function intentWire(intent: Intent) {
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    currency: intent.currency,
    payment_method: intent.cardToken,
    client_secret: intent.clientSecret,
    ...(intent.status === 'requires_confirmation' && {
      confirmation_url: `/sandbox/confirm?intent=${intent.id}`,
    }),
  };
}

function faultReply({ field, code, message }: VaultFault): VaultReply {
  return { $status: 200, $data: { errors: { [field]: { code, message } } } };
}

function refusalOf(error: unknown, reference: string): VaultReply {
  if (error instanceof AppError) return { $status: error.status, $error: error.message };
  return { $status: 500, $error: `Something went wrong on our side. Reference: ${reference}` };
}
