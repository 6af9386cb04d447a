import { refusalOf } from '@/client/requests/store-answer';
import {
  faultOf,
  isAuthenticationRefused,
  type PaymentFault,
} from '@/domain/checkout/checkout-fault';
import {
  gatewaysOf,
  type PaymentMethod,
  type PaymentMethodId,
} from '@/domain/checkout/checkout-method';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import { parsePaymentMethods } from '@/domain/schemas/checkout-answers';
import { vaultFailure } from '../paying/refusals';
import { NotApproved } from './element-calls';
import { elementIdOf } from './element-id';
import type { ElementParams, OpenElement, PaymentElement } from './payment-element';
import { RefusedCall } from './refused-call';
import type { Approval, CheckoutWorld, PaymentStrategy, Step, TellField } from './strategy';

/** Longer nobody who has pressed `Pay now` waits for a wallet that does not say whether it can be paid with. */
const mostWaitMs = 5_000;

function nobodyAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}

/** An element on the page, and what kept it from being shown there. */
type Shown = { element: PaymentElement; fault: CheckoutFailure | null };

/**
 * A method that is an element: the form goes into the cart, then the element gets the shopper's agreement.
 *
 * @param gateways those that this very code speaks with
 */
export function elementStrategy(
  id: PaymentMethodId,
  open: OpenElement,
  gateways: readonly string[] = gatewaysOf(id),
): PaymentStrategy {
  const freshMethod = (world: CheckoutWorld) => announcedMethod({ id, gateways }, world);
  /** What becomes of showing it on the page; null before. */
  let showing: Promise<Step<Shown>> | null = null;

  async function show(world: CheckoutWorld, onField?: TellField): Promise<Step<Shown>> {
    const fresh = await freshMethod(world);
    if (!fresh.ok) return fresh;
    const element = open({ method: fresh.method, world });
    const create = async (params: ElementParams) =>
      element.createElements?.({ ...params, onField });
    const word = await perform(id, create);
    const fault = word === null || word.kind === 'approved' ? null : word;
    return { ok: true, element, fault };
  }

  return {
    async prepare(world, onField) {
      showing = show(world, onField);
      const shown = await showing;
      return shown.ok ? shown.fault : shown.failure;
    },
    async authorise(_, world) {
      const fresh = await freshMethod(world);
      if (!fresh.ok) return fresh;
      // It may be shown anew at this moment: what is not ready yet cannot be paid with.
      const shown = await Promise.race([showing, nobodyAfter(mostWaitMs)]);
      if (shown?.ok && shown.fault) return { ok: false, failure: shown.fault };
      const element = shown?.ok ? shown.element : open({ method: fresh.method, world });
      const approve = () => agreed(perform(id, (params) => element.tokenize(params)));
      return { ok: true, patch: { method: null, card: null, intent: null }, approve };
    },
    dismiss: () => void showing?.then((shown) => shown.ok && shown.element.dismiss?.()),
    async comeBack({ status, query }, world) {
      // swell-js calls every word but its own two unknown; this one we know.
      if (status === 'failed') return { kind: 'payment-declined' };
      const fresh = await freshMethod(world);
      if (!fresh.ok) return fresh.failure;
      const element = open({ method: fresh.method, world });
      return agreed(perform(id, async (params) => element.handleRedirect?.(params, query)));
    },
  };
}

/** No word from an element means that the browser is on its way to another page. */
async function agreed(word: Promise<Failing | null>): Promise<Approval> {
  return (await word) ?? { kind: 'away', url: null };
}

/**
 * The method as the server announces it now, not as it did when the page was opened. swell-js would only print what is
 * wrong and go on without a word to anybody (contract 13.3).
 */
async function announcedMethod(
  { id, gateways }: { id: PaymentMethodId; gateways: readonly string[] },
  world: CheckoutWorld,
): Promise<Step<{ method: PaymentMethod }>> {
  const answer = await world.ask((swell) => swell.get('/settings/payments'));
  if (!answer.ok) return { ok: false, failure: { kind: 'unreachable' } };
  const method = parsePaymentMethods(answer.value)?.find((announced) => announced.id === id);
  if (!method) return failed(id, { kind: 'disabled' });
  if (!gateways.includes(method.gateway))
    return failed(id, { kind: 'unsupported', gateway: method.gateway });
  return { ok: true, method };
}

type Failing = { kind: 'approved' } | CheckoutFailure;

/** Runs one action of an element and waits for its first word; null when it says none. */
async function perform(
  id: PaymentMethodId,
  action: (params: ElementParams) => Promise<void>,
): Promise<Failing | null> {
  const words: Failing[] = [];
  const params: ElementParams = {
    elementId: elementIdOf(id),
    onSuccess: () => void words.push({ kind: 'approved' }),
    onCancel: () => void words.push({ kind: 'sheet-closed', method: id }),
    onError: (thrown) => void words.push(failureOf(thrown, id)),
  };
  await action(params).catch(params.onError);
  return words[0] ?? null;
}

function failureOf(thrown: unknown, method: PaymentMethodId): CheckoutFailure {
  if (thrown instanceof NotApproved || isAuthenticationRefused(thrown)) {
    return { kind: 'confirmation-canceled' };
  }
  const fault = faultOf(thrown);
  if (fault?.kind === 'redirect-status') return { kind: 'confirmation-unknown' };
  if (fault) return { kind: 'method-failed', method, fault };
  if (thrown instanceof RefusedCall) return vaultFailure(thrown.refusal);
  // Only a broken network throws a TypeError; a complaint without a code is the method's own.
  const refusal = refusalOf(thrown);
  const isComplaint = refusal.code === 'connection_error' && !(thrown instanceof TypeError);
  return isComplaint ? { kind: 'payment-declined' } : vaultFailure(refusal);
}

function failed(method: PaymentMethodId, fault: PaymentFault): Step<never> {
  return { ok: false, failure: { kind: 'method-failed', method, fault } };
}
