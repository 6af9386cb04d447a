import type { CartLineRecord, Metadata, PurchaseOption } from './cart-record';
import {
  payablePrice,
  type CatalogueProduct,
  type CatalogueVariant,
  type ProductOption,
} from '../catalogue/catalogue';
import { joinMetadata } from '../pages/metadata';
import { findPlan } from '../subscriptions/plan';
import { maximumQuantity, parseQuantity } from './quantity';

/** Why a line was refused (store contract, section 9.3). */
export type LineRefusalCode =
  | 'product_id_missing'
  | 'product_not_found'
  | 'variant_required'
  | 'variant_not_found'
  | 'options_invalid'
  | 'purchase_option_not_sold'
  | 'purchase_plan_not_sold'
  | 'quantity_invalid'
  | 'line_not_found'
  | 'too_many_lines'
  | 'metadata_too_large';

export type LineOutcome<Value> = { ok: true; value: Value } | { ok: false; code: LineRefusalCode };

/** `id` is the option's id or name, `value` the value's id or name, in any case. */
export type ItemOption = { id: string; value: string };

export type PurchaseChoice = { type: string; planId: string | null };

/** A new line as a client sends it. `quantity` is validated here: absent or null is 1. */
export type ItemInput = {
  productId: string | null;
  quantity?: unknown;
  variantId?: string | null;
  options?: readonly ItemOption[] | null;
  purchaseOption?: PurchaseChoice | null;
  metadata?: Metadata | null;
};

/** Fields that are left out stay as they are. Quantity 0 removes the line. */
export type ItemChange = Omit<Partial<ItemInput>, 'productId'>;

/** An entry of a complete list: with a line's id it keeps (and changes) that line, without one it is a new line. */
export type ItemEntry = Partial<ItemInput> & { id?: string | null };

export type Lines = readonly CartLineRecord[];

/** Dependencies of the rules: the catalogue and fresh ids. */
export type LineContext = {
  findProduct: (id: string) => CatalogueProduct | undefined;
  newLineId: () => string;
};

/** Most lines in one cart; no real shopper needs more. */
const maximumLines = 200;

/** Adds a line, or raises the quantity of the one that holds the same thing. */
export function addLine(lines: Lines, input: ItemInput, context: LineContext): LineOutcome<Lines> {
  const made = newLine(input, context);
  return made.ok ? mergeLine(lines, made.value) : made;
}

/** Changes one line in place; if it thereby equals another line, the two are merged. */
export function updateLine(
  lines: Lines,
  lineId: string,
  change: ItemChange,
  context: LineContext,
): LineOutcome<Lines> {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return { ok: false, code: 'line_not_found' };
  const changed = changeLine(line, change, context);
  if (!changed.ok) return changed;
  const next = changed.value;
  if (next === null) return { ok: true, value: lines.filter(({ id }) => id !== lineId) };
  return collect(lines.map((each) => (each === line ? next : each)));
}

/** Removes one line; `line_not_found` when it is not there. */
export function removeLine(lines: Lines, lineId: string): LineOutcome<Lines> {
  if (!lines.some(({ id }) => id === lineId)) return { ok: false, code: 'line_not_found' };
  return { ok: true, value: lines.filter(({ id }) => id !== lineId) };
}

/** Replaces all lines by a list; one bad entry refuses all of it. */
export function setLines(
  lines: Lines,
  entries: readonly ItemEntry[],
  context: LineContext,
): LineOutcome<Lines> {
  if (entries.length > maximumLines) return { ok: false, code: 'too_many_lines' };
  const next: CartLineRecord[] = [];
  for (const entry of entries) {
    const read = readEntry(lines, entry, context);
    if (!read.ok) return read;
    if (read.value) next.push(read.value);
  }
  return collect(next);
}

/** Changes the lines that are listed by id, adds the entries without one, and leaves the others alone. */
export function mergeLines(
  lines: Lines,
  entries: readonly ItemEntry[],
  context: LineContext,
): LineOutcome<Lines> {
  let next = lines;
  for (const entry of entries) {
    const known = next.some(({ id }) => id === entry.id);
    const outcome =
      known && entry.id
        ? updateLine(next, entry.id, entry, context)
        : addLine(next, { ...entry, productId: entry.productId ?? null }, context);
    if (!outcome.ok) return outcome;
    next = outcome.value;
  }
  return { ok: true, value: next };
}

function readEntry(
  lines: Lines,
  entry: ItemEntry,
  context: LineContext,
): LineOutcome<CartLineRecord | null> {
  const known = lines.find(({ id }) => id === entry.id);
  return known
    ? changeLine(known, entry, context)
    : newLine({ ...entry, productId: entry.productId ?? null }, context);
}

function newLine(input: ItemInput, context: LineContext): LineOutcome<CartLineRecord> {
  if (!input.productId) return { ok: false, code: 'product_id_missing' };
  const product = context.findProduct(input.productId);
  if (!product) return { ok: false, code: 'product_not_found' };
  const purchase = choosePurchase(product, input.purchaseOption ?? null);
  if (!purchase.ok) return purchase;
  const chosen = chooseVariant(product, input);
  if (!chosen.ok) return chosen;
  const quantity = parseQuantity(input.quantity ?? 1);
  if (!quantity) return { ok: false, code: 'quantity_invalid' };
  return {
    ok: true,
    value: {
      id: context.newLineId(),
      ...soldThing(product, chosen.value, purchase.value),
      quantity,
      metadata: input.metadata ?? null,
    },
  };
}

/** Null when the change removes the line. */
function changeLine(
  line: CartLineRecord,
  change: ItemChange,
  context: LineContext,
): LineOutcome<CartLineRecord | null> {
  const quantity = parseQuantity(change.quantity ?? line.quantity);
  if (quantity === null) return { ok: false, code: 'quantity_invalid' };
  if (quantity === 0) return { ok: true, value: null };
  const joined = joinMetadata(line.metadata, change.metadata);
  if (!joined.ok) return joined;
  const kept = { ...line, quantity, metadata: joined.value };
  const isOtherVariant = Boolean(change.variantId) || Boolean(change.options?.length);
  if (!isOtherVariant && !change.purchaseOption) return { ok: true, value: kept };

  const product = context.findProduct(line.productId);
  if (!product) return { ok: false, code: 'product_not_found' };
  const purchase = choosePurchase(product, change.purchaseOption ?? choiceOf(line));
  if (!purchase.ok) return purchase;
  const chosen = chooseVariant(product, isOtherVariant ? change : { variantId: line.variantId });
  if (!chosen.ok) return chosen;
  return { ok: true, value: { ...kept, ...soldThing(product, chosen.value, purchase.value) } };
}

function soldThing(
  product: CatalogueProduct,
  variant: CatalogueVariant | null,
  purchaseOption: PurchaseOption,
) {
  const plan =
    purchaseOption.type === 'subscription' ? findPlan(product, purchaseOption.planId) : undefined;
  return {
    purchaseOption,
    isShipped: product.isShipped,
    productId: product.id,
    variantId: variant?.id ?? null,
    productName: product.name,
    variantName: variant?.name ?? null,
    lastPrice: plan?.price ?? payablePrice(variant ?? product),
  };
}

function choiceOf({ purchaseOption }: CartLineRecord): PurchaseChoice {
  const planId = purchaseOption.type === 'subscription' ? purchaseOption.planId : null;
  return { type: purchaseOption.type, planId };
}

/**
 * The purchase option that is named; without a name the one-time purchase, or the only other option if that is not
 * sold.
 */
function choosePurchase(
  product: CatalogueProduct,
  choice: PurchaseChoice | null,
): LineOutcome<PurchaseOption> {
  const { type, planId } = choice ?? {
    type: product.isSoldOnce ? 'standard' : 'subscription',
    planId: null,
  };
  if (type === 'standard' && product.isSoldOnce) {
    if (planId !== null) return { ok: false, code: 'purchase_plan_not_sold' };
    return { ok: true, value: { type } };
  }
  const [first] = product.plans;
  if (type !== 'subscription' || !first) return { ok: false, code: 'purchase_option_not_sold' };
  const plan = planId === null ? first : findPlan(product, planId);
  if (!plan) return { ok: false, code: 'purchase_plan_not_sold' };
  return { ok: true, value: { type, planId: plan.id } };
}

/** The variant named by an id or a set of options; null for a product without variants. */
function chooseVariant(
  product: CatalogueProduct,
  choice: Pick<ItemInput, 'variantId' | 'options'>,
): LineOutcome<CatalogueVariant | null> {
  if (choice.variantId) {
    const variant = product.variants.find(({ id }) => id === choice.variantId);
    return variant ? { ok: true, value: variant } : { ok: false, code: 'variant_not_found' };
  }
  if (product.variants.length === 0) return { ok: true, value: null };
  if (!choice.options?.length) return { ok: false, code: 'variant_required' };
  const wanted = chosenValueIds(product.options, choice.options);
  const variant =
    wanted &&
    product.variants.find(({ optionValueIds }) => optionValueIds.every((id) => wanted.has(id)));
  return variant ? { ok: true, value: variant } : { ok: false, code: 'options_invalid' };
}

/** Null when a choice names something unknown, misses an option, or names one twice. */
function chosenValueIds(
  options: readonly ProductOption[],
  choices: readonly ItemOption[],
): Set<string> | null {
  const chosen = new Map<string, string>();
  for (const choice of choices) {
    const option = options.find((each) => isNamed(each, choice.id));
    const value = option?.values.find((each) => isNamed(each, choice.value));
    if (!option || !value || (chosen.get(option.id) ?? value.id) !== value.id) return null;
    chosen.set(option.id, value.id);
  }
  return chosen.size === options.length ? new Set(chosen.values()) : null;
}

function isNamed(thing: { id: string; name: string }, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return thing.id.toLowerCase() === wanted || thing.name.toLowerCase() === wanted;
}

function isSameThing(one: CartLineRecord, other: CartLineRecord): boolean {
  return (
    one.productId === other.productId &&
    one.variantId === other.variantId &&
    choiceOf(one).planId === choiceOf(other).planId
  );
}

function collect(lines: Lines): LineOutcome<Lines> {
  return lines.reduce<LineOutcome<Lines>>(
    (collected, line) => (collected.ok ? mergeLine(collected.value, line) : collected),
    { ok: true, value: [] },
  );
}

function mergeLine(lines: Lines, line: CartLineRecord): LineOutcome<Lines> {
  const twin = lines.find((each) => isSameThing(each, line));
  if (!twin) {
    if (lines.length >= maximumLines) return { ok: false, code: 'too_many_lines' };
    return { ok: true, value: [...lines, line] };
  }
  const quantity = twin.quantity + line.quantity;
  if (quantity > maximumQuantity) return { ok: false, code: 'quantity_invalid' };
  const joined = joinMetadata(twin.metadata, line.metadata);
  if (!joined.ok) return joined;
  const merged = { ...twin, quantity, metadata: joined.value };
  return { ok: true, value: lines.map((each) => (each === twin ? merged : each)) };
}
