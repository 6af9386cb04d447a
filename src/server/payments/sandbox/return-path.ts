import { withParameters } from '../own-path';
import { isApproved, redirectStatus } from './answers';
import type { Authorisation } from './authorisations';

/**
 * The path to which a shopper returns after an answer, with exactly the parameters that the method's SDK code reads.
 */
export function returnPathOf(authorisation: Authorisation): string {
  const { answer, approvedPath, refusedPath } = authorisation;
  const path = isApproved(answer) ? approvedPath : refusedPath;
  return withParameters(path, parametersOf(authorisation));
}

function parametersOf({ id, method, answer }: Authorisation): Record<string, string | null> {
  const status = { redirect_status: redirectStatus(answer) };
  switch (method) {
    case 'paysafecard':
      return {};
    case 'klarna':
      return answer === 'unknown' ? status : {};
    case 'ideal':
      return { ...status, payment_intent: id, payment_intent_client_secret: id };
    case 'bancontact':
      return { ...status, setup_intent: id, setup_intent_client_secret: id };
    case 'quickpay':
      return isApproved(answer) ? { ...status, card_id: id } : status;
    case 'amazon':
      return { ...status, amazonCheckoutSessionId: id };
    case 'paypal':
      return { ...status, token: id };
    default:
      return status;
  }
}
