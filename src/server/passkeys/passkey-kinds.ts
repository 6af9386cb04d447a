/**
 * Whose passkeys these are. Each kind has a table of its own, so a passkey of a customer is unknown where staff log in,
 * and the other way round.
 */
export type PasskeyKind = {
  table: 'account_passkeys' | 'staff_passkeys';
  /** The owner's column, in that table and in `passkey_challenges`. */
  ownerColumn: 'account_id' | 'staff_id';
  ownerTable: 'accounts' | 'staff';
};

/** A customer's passkey is a whole login. */
export const customerPasskeys: PasskeyKind = {
  table: 'account_passkeys',
  ownerColumn: 'account_id',
  ownerTable: 'accounts',
};

/** A staff member's passkey is a second step beside the password. */
export const staffPasskeys: PasskeyKind = {
  table: 'staff_passkeys',
  ownerColumn: 'staff_id',
  ownerTable: 'staff',
};
