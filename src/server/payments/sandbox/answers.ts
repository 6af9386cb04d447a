/** Every answer that a shopper or tester can give on the bank page. */
export const decisions = [
  'approve',
  'decline',
  'failed',
  'unknown',
  'silent',
  'success',
  'canceled_merchant',
  'expired',
  'initiated',
  'redirected',
  'error',
] as const;

export type Decision = (typeof decisions)[number];

/** `open` until it is answered. */
export type Answer = 'open' | Decision;

const paysafecardAnswers: readonly Decision[] = [
  'success',
  'canceled_merchant',
  'expired',
  'initiated',
  'redirected',
  'error',
  'unknown',
];

/** A method's answers besides yes and no, for testing how the shop handles them. */
export function otherAnswers(method: string): readonly Decision[] {
  switch (method) {
    case 'paysafecard':
      return paysafecardAnswers;
    case 'klarna':
      return ['failed', 'unknown'];
    default:
      return ['failed', 'unknown', 'silent'];
  }
}

export function canAnswer(method: string, decision: Decision): boolean {
  if (decision === 'approve' || decision === 'decline') return true;
  return otherAnswers(method).includes(decision);
}

export function isApproved(answer: Answer): boolean {
  return answer === 'approve' || answer === 'success';
}

/** Paysafecard's status of a payment. */
export function paysafecardStatus(answer: Answer): string {
  switch (answer) {
    case 'open':
      return 'INITIATED';
    case 'approve':
      return 'AUTHORIZED';
    case 'decline':
      return 'CANCELED_CUSTOMER';
    default:
      return answer.toUpperCase();
  }
}

/** `redirect_status` in the return URL; null for a gateway without one. */
export function redirectStatus(answer: Answer): string | null {
  switch (answer) {
    case 'approve':
    case 'success':
      return 'succeeded';
    case 'failed':
      return 'failed';
    case 'unknown':
      return 'processing';
    case 'silent':
      return null;
    default:
      return 'canceled';
  }
}
