/** Where a gated shop sends everybody who has not entered its code; `to` names the page they asked for. */
export const codeGatePath = '/code-gate';

export function codeGateFor(address: string): string {
  return `${codeGatePath}?${new URLSearchParams({ to: address })}`;
}
