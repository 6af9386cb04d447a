import { isEmail, normaliseEmail } from '@/domain/accounts/account';
import { pickAddress, type Address } from '@/domain/accounts/address';
import { isMetadataTooLarge } from '@/domain/pages/metadata';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { accountAddresses } from '@/server/db/schema/accounts';
import { emptyBilling, emptyShipping, type StoredAccount } from './account-rows';
import { changedAddress, changesAddress } from './address-change';
import type { AccountFields, Outcome } from '../engine';
import { merged } from '../carts/merged';
import { faultOfNewPassword, hashPassword } from '@/server/base/passwords';

export const nobody: StoredAccount = {
  email: '',
  name: null,
  firstName: null,
  lastName: null,
  phone: null,
  emailOptin: null,
  metadata: null,
  shipping: null,
  billing: null,
  passwordHash: null,
};

/** Checks what needs no account, and hashes the password: that takes long and needs no lock. */
export async function checkedFields(
  fields: AccountFields,
): Promise<Outcome<{ email?: string; passwordHash?: string }>> {
  const { email, password } = fields;
  if (email !== undefined && !email?.trim()) return { ok: false, code: 'account_email_missing' };
  if (email && !isEmail(email)) return { ok: false, code: 'account_email_invalid' };
  const isSetting = password !== undefined && password !== null;
  const fault = isSetting ? await faultOfNewPassword(password) : null;
  if (fault) return { ok: false, code: fault };
  return {
    ok: true,
    value: {
      ...(email && { email: normaliseEmail(email) }),
      ...(isSetting && { passwordHash: await hashPassword(password) }),
    },
  };
}

/** An account with the fields a client sent. Saved addresses and cards must be the owner's own. */
export async function changedAccount(
  tx: SqlSession,
  accountId: string | null,
  before: StoredAccount,
  fields: AccountFields,
): Promise<Outcome<StoredAccount>> {
  const metadata = merged(before.metadata, fields.metadata);
  if (isMetadataTooLarge(metadata)) {
    return { ok: false, code: 'metadata_too_large' };
  }
  const shipping = await changedShipping(tx, accountId, before.shipping, fields.shipping);
  if (!shipping.ok) return shipping;
  const billing = await changedBilling(tx, accountId, before.billing, fields.billing);
  if (!billing.ok) return billing;
  const named = { ...before, ...changedNames(before, fields) };
  const { emailOptin = before.emailOptin } = fields;
  return {
    ok: true,
    value: { ...named, emailOptin, metadata, shipping: shipping.value, billing: billing.value },
  };
}

type Names = Pick<StoredAccount, 'name' | 'firstName' | 'lastName' | 'phone'>;

/** A first or last name without a full name means that the full name is built from them from now on. */
function changedNames(before: Names, fields: AccountFields): Names {
  const text = (value: string | null | undefined, old: string | null) =>
    value === undefined ? old : value?.trim() || null;
  const isRenamed = fields.firstName !== undefined || fields.lastName !== undefined;
  return {
    name: text(fields.name, isRenamed ? null : before.name),
    firstName: text(fields.firstName, before.firstName),
    lastName: text(fields.lastName, before.lastName),
    phone: text(fields.phone, before.phone),
  };
}

async function changedShipping(
  tx: SqlSession,
  accountId: string | null,
  before: StoredAccount['shipping'],
  change: AccountFields['shipping'],
): Promise<Outcome<StoredAccount['shipping']>> {
  if (change === undefined || change === null) {
    return { ok: true, value: change === undefined ? before : null };
  }
  const { accountAddressId } = change;
  const saved = accountAddressId ? await savedAddress(tx, accountId, accountAddressId) : null;
  if (accountAddressId && !saved) return { ok: false, code: 'address_not_owned' };
  const address = changedAddress(saved ?? before ?? emptyShipping, change, 'shipping.country');
  if (!address.ok) return address;
  const keptId = changesAddress(change) ? null : (before?.accountAddressId ?? null);
  const nextId = accountAddressId === undefined ? keptId : accountAddressId;
  return { ok: true, value: { ...address.value, accountAddressId: nextId } };
}

async function changedBilling(
  tx: SqlSession,
  accountId: string | null,
  before: StoredAccount['billing'],
  change: AccountFields['billing'],
): Promise<Outcome<StoredAccount['billing']>> {
  if (change === undefined || change === null) {
    return { ok: true, value: change === undefined ? before : null };
  }
  const { accountCardId } = change;
  if (accountCardId) {
    const card = await ownCard(tx, accountId, accountCardId);
    if (!card) return { ok: false, code: 'card_not_owned' };
    if (card.isExpired) return cardExpired;
  }
  const address = changedAddress(before ?? emptyBilling, change, 'billing.country');
  if (!address.ok) return address;
  const nextId = accountCardId === undefined ? (before?.accountCardId ?? null) : accountCardId;
  return { ok: true, value: { ...address.value, accountCardId: nextId } };
}

const addressColumns = columnsOf(accountAddresses, ['data']);

/** An entry of the account's address book; null for an unknown id and for anybody else's. */
export async function savedAddress(
  tx: SqlSession,
  accountId: string | null,
  id: string,
): Promise<Address | null> {
  const [row] = await tx.query<RowOf<typeof addressColumns>>(
    `select ${addressColumns} from account_addresses where id = $1 and account_id = $2`,
    [id, accountId],
  );
  return row ? pickAddress(row.data) : null;
}

const cardExpired = {
  ok: false,
  code: 'card_expiry_invalid',
  field: 'billing.account_card_id',
} as const;

/** A card of one account, and whether it has expired; undefined for an unknown id and anybody else's. */
async function ownCard(
  tx: SqlSession,
  accountId: string | null,
  id: string,
): Promise<{ isExpired: boolean } | undefined> {
  const [card] = await tx.query<{ isExpired: boolean }>(
    `select make_date(exp_year, exp_month, 1) + interval '1 month' <= now() at time zone 'utc' as "isExpired"
     from account_cards where id = $1 and account_id = $2`,
    [id, accountId],
  );
  return card;
}
