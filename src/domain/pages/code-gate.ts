/** The page to which a gated shop sends visitors who have not entered its code; `to` names the page they asked for. */
export const codeGatePath = '/code-gate';

export function codeGateFor(address: string): string {
  return `${codeGatePath}?${new URLSearchParams({ to: address })}`;
}
