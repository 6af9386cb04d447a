import type { PaymentFault } from '@/domain/checkout/checkout-fault';
import type { PaymentMethod, PaymentMethodId } from '@/domain/checkout/checkout-method';
import { parsePaymentMethods } from '@/domain/schemas/checkout-answers';
import { gatewaysOf } from './gateways/known-ways';
import type { OpenElement, PaymentElement } from './payment-element';
import { firstWordOf } from './shown/element-words';
import { askElement, ShownElement } from './shown/shown-element';
import type { CheckoutWorld, PaymentStrategy, Step } from './strategy';

/** Longest wait, after `Pay now`, for a wallet that does not report whether it can pay. */
const mostWaitMs = 5_000;

/**
 * A method with an element: the form is written into the cart, then the shopper approves in the element.
 *
 * @param gateways the gateways that this code supports
 */
export function elementStrategy(
  id: PaymentMethodId,
  open: OpenElement,
  gateways: readonly string[] = gatewaysOf(id),
): PaymentStrategy {
  /** The element in the method's row, kept after the row was closed; null before it was first opened. */
  let shown: ShownElement | null = null;

  async function openFresh(world: CheckoutWorld): Promise<Step<{ element: PaymentElement }>> {
    const fresh = await announcedMethod({ id, gateways }, world);
    return fresh.ok ? { ok: true, element: open({ method: fresh.method, world }) } : fresh;
  }

  return {
    show(world, onField) {
      shown = new ShownElement(id, openFresh(world), onField);
      return shown;
    },
    async authorise(_, world) {
      // The element on the page now: choosing the method again during this wait must not move the question.
      const asked = shown?.isOpen ? shown : null;
      const fresh = await openFresh(world);
      if (!fresh.ok) return fresh;
      const failure = asked && (await asked.whyNot(mostWaitMs));
      if (failure) return { ok: false, failure };
      const approve = () => (asked ? asked.ask() : askElement(id, fresh.element));
      return { ok: true, patch: { method: null, card: null, intent: null }, approve };
    },
    async comeBack({ status, query }, world) {
      // swell-js calls every status except its own two unknown; this one we know.
      if (status === 'failed') return { kind: 'payment-declined' };
      const fresh = await openFresh(world);
      if (!fresh.ok) return fresh.failure;
      const { element } = fresh;
      const word = await firstWordOf(id, async (params) => element.handleRedirect?.(params, query));
      return word ?? { kind: 'away', url: null };
    },
  };
}

/**
 * The method as the server announces it now, not as it did when the page was opened. swell-js would only log a fault
 * and go on silently (contract 13.3).
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

function failed(method: PaymentMethodId, fault: PaymentFault): Step<never> {
  return { ok: false, failure: { kind: 'method-failed', method, fault } };
}
