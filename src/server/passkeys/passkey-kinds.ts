/**
 * The kind of owner. Each kind has its own tables, so a customer's passkey or challenge is unknown to the staff login,
 * and the other way round.
 */
export type PasskeyKind = {
  table: 'account_passkeys' | 'staff_passkeys';
  challengeTable: 'passkey_challenges' | 'staff_passkey_challenges';
  /** The owner's column in both tables. */
  ownerColumn: 'account_id' | 'staff_id';
  ownerTable: 'accounts' | 'staff';
};

/** A customer's passkey is a whole login. */
export const customerPasskeys: PasskeyKind = {
  table: 'account_passkeys',
  challengeTable: 'passkey_challenges',
  ownerColumn: 'account_id',
  ownerTable: 'accounts',
};

/** A staff member's passkey is a second step after the password. */
export const staffPasskeys: PasskeyKind = {
  table: 'staff_passkeys',
  challengeTable: 'staff_passkey_challenges',
  ownerColumn: 'staff_id',
  ownerTable: 'staff',
};
