import type { VaultReply } from './jsonp';

/** A refusal of the vault: the field, and a sentence about it. */
export type VaultFault = { ok: false; field: string; code: string; message: string };

/** A reply with which the SDK resolves. */
export function given(data: string | Readonly<Record<string, unknown>>): VaultReply {
  return { $status: 200, $data: data };
}

/** A reply which the SDK throws as `vault_error`, naming the field. */
export function faulty({ field, code, message }: Omit<VaultFault, 'ok'>): VaultReply {
  return given({ errors: { [field]: { code, message } } });
}

export function invalid(field: string, message: string): VaultReply {
  return faulty({ field, code: 'INVALID', message });
}

export const unknownPayment: VaultReply = { $status: 404, $error: 'This payment is unknown' };

export const unknownGateway: VaultReply = {
  $status: 400,
  $error: 'This payment gateway is not available',
};
