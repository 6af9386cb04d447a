import { array, mixed, object, string, type InferType } from 'yup';
import { AppError } from '@/domain/failures/errors';
import type {
  ItemChange,
  ItemEntry,
  ItemInput,
  ItemOption,
  PurchaseChoice,
} from '@/domain/carts/cart-lines';
import { given, isPlainObject, metadata, text, validate } from '../http/input';

/** Far more than any cart holds; the engine enforces the real limit. */
const maximumEntries = 1_000;

/** `[{ id, value }]` from swell-js, `{ name: value }` from others; the engine tells ids from names. */
const options = () =>
  mixed<readonly ItemOption[]>()
    .transform((value: unknown) => readOptions(value))
    .test('options', 'options are not valid', (value) => value !== invalid)
    .nullable()
    .optional();

const purchaseOption = () =>
  mixed<PurchaseChoice>()
    .transform((value: unknown) => readPurchaseOption(value))
    .test('purchase option', 'the purchase option is not valid', (value) => value !== invalid)
    .nullable()
    .optional();

/** Any quantity passes here; the engine checks it and has its own refusal. */
export const itemFields = {
  product_id: text(100),
  variant_id: text(100),
  quantity: mixed().nullable().optional(),
  options: options(),
  purchase_option: purchaseOption(),
  metadata: metadata(),
};

export const itemSchema = object(itemFields);
const entrySchema = object({ id: text(100), ...itemFields });
export const entriesSchema = array(entrySchema.required()).max(maximumEntries);

type ItemBody = InferType<typeof itemSchema>;

/** A new line as engine input. */
export function itemInput(body: ItemBody): ItemInput {
  return { productId: body.product_id ?? null, ...itemChange(body) };
}

/** A change of a line; omitted fields stay as they are. */
export function itemChange(body: ItemBody): ItemChange {
  return given({
    quantity: body.quantity,
    variantId: body.variant_id,
    options: body.options,
    purchaseOption: body.purchase_option,
    metadata: body.metadata,
  });
}

/** One entry of a list of lines. */
export function itemEntry(body: InferType<typeof entrySchema>): ItemEntry {
  return { ...given({ id: body.id, productId: body.product_id }), ...itemChange(body) };
}

/** A whole list. Throws `invalid_request` when the body is not a list, so that a lost body never empties a cart. */
export function itemEntries(body: unknown): readonly ItemEntry[] {
  if (!Array.isArray(body)) throw new AppError('invalid_request', 'The body has to be a list');
  return (validate(entriesSchema, body) ?? []).map(itemEntry);
}

/** Marks an unreadable value until the test after the transform refuses it. */
const invalid: unknown = Symbol('invalid');
const wireText = string().strict().max(500).required();

function readOptions(value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const entries = Array.isArray(value) ? value.map(entryOf) : pairsOf(value);
  return entries?.every(isOption) ? entries : invalid;
}

function pairsOf(value: unknown): unknown[] | null {
  return isPlainObject(value)
    ? Object.entries(value).map(([id, one]) => ({ id, value: String(one) }))
    : null;
}

function entryOf(entry: unknown): unknown {
  if (!isPlainObject(entry)) return invalid;
  const value = entry.value ?? entry.value_id;
  return { id: entry.id ?? entry.name, value: typeof value === 'number' ? String(value) : value };
}

function isOption(entry: unknown): entry is ItemOption {
  return (
    isPlainObject(entry) && wireText.isValidSync(entry.id) && wireText.isValidSync(entry.value)
  );
}

function readPurchaseOption(value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value === 'string') return { type: value, planId: null };
  if (!isPlainObject(value)) return invalid;
  const planId = value.plan_id ?? value.plan ?? null;
  const type = value.type ?? (planId === null ? 'standard' : 'subscription');
  const isReadable = typeof type === 'string' && (planId === null || typeof planId === 'string');
  return isReadable ? { type, planId } : invalid;
}
