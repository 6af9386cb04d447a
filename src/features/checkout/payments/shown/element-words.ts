import { refusalOf } from '@/client/requests/store-answer';
import { faultOf, isAuthenticationRefused } from '@/domain/checkout/checkout-fault';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import { vaultFailure } from '../../paying/refusals';
import { NotApproved } from '../element-calls';
import { elementIdOf } from '../element-id';
import type { ElementParams } from '../payment-element';
import { RefusedCall } from '../refused-call';

/** An element's result. */
export type ElementWord = { kind: 'approved' } | CheckoutFailure;

/** Runs one action of an element and returns its first result; null when it gives none. Never rejects. */
export async function firstWordOf(
  id: PaymentMethodId,
  action: (params: ElementParams) => Promise<void>,
): Promise<ElementWord | null> {
  const words: ElementWord[] = [];
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
