import { aHearingAid, aLine, aProduct, findAmong } from '@/testing/shops/commerce';
import {
  addLine,
  mergeLines,
  removeLine,
  setLines,
  updateLine,
  type ItemInput,
  type LineContext,
  type LineOutcome,
  type Lines,
} from './cart-lines';

let made = 0;
const context: LineContext = {
  findProduct: findAmong([aProduct(), aHearingAid()]),
  newLineId: () => `new-${(made += 1)}`,
};

function taken(outcome: LineOutcome<Lines>): Lines {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`);
  return outcome.value;
}

const basicPair: ItemInput = {
  productId: 'aid',
  options: [
    { id: 'Tech level', value: 'BASIC' },
    { id: 'ears', value: 'Pair' },
  ],
};

describe('adding', () => {
  test('a product as it is makes a line that remembers its name and price', () => {
    expect(taken(addLine([], { productId: 'tv' }, context))).toEqual([
      aLine({ id: expect.any(String) as string }),
    ]);
  });

  test('options name the variant by id or name in any case', () => {
    const [line] = taken(addLine([], basicPair, context));
    expect(line).toMatchObject({
      variantId: 'basic-pair',
      variantName: 'Basic, Pair',
      quantity: 1,
    });
  });

  test('the same thing again raises the quantity, however it is named', () => {
    const first = taken(addLine([], { ...basicPair, quantity: 2 }, context));
    const second = taken(
      addLine(first, { productId: 'aid', variantId: 'basic-pair', quantity: '3' }, context),
    );
    expect(second.map(({ id, quantity }) => [id, quantity])).toEqual([[first[0]?.id, 5]]);
  });

  test('another variant is another line', () => {
    const first = taken(addLine([], basicPair, context));
    const other = { productId: 'aid', variantId: 'premium-left' };
    expect(taken(addLine(first, other, context))).toHaveLength(2);
  });

  test.each<[string, ItemInput, string]>([
    ['no product id', { productId: null }, 'product_id_missing'],
    ['an unknown product', { productId: 'nope' }, 'product_not_found'],
    ['no choice at all', { productId: 'aid' }, 'variant_required'],
    [
      'half a choice',
      { productId: 'aid', options: [{ id: 'ears', value: 'pair' }] },
      'options_invalid',
    ],
    [
      'an unknown value',
      { ...basicPair, options: [...(basicPair.options ?? []), { id: 'ears', value: 'x' }] },
      'options_invalid',
    ],
    [
      'two values of one option',
      { ...basicPair, options: [...(basicPair.options ?? []), { id: 'ears', value: 'left-ear' }] },
      'options_invalid',
    ],
    [
      'a combination that is not made',
      {
        productId: 'aid',
        options: [
          { id: 'tech', value: 'premium' },
          { id: 'ears', value: 'pair' },
        ],
      },
      'options_invalid',
    ],
    ['an unknown variant', { productId: 'aid', variantId: 'x' }, 'variant_not_found'],
    [
      'a variant of another product',
      { productId: 'tv', variantId: 'basic-pair' },
      'variant_not_found',
    ],
    [
      'a subscription',
      { productId: 'tv', purchaseOption: { type: 'subscription', planId: null } },
      'purchase_option_not_sold',
    ],
    [
      'a plan',
      { productId: 'tv', purchaseOption: { type: 'standard', planId: 'p' } },
      'purchase_plan_not_sold',
    ],
    ['a quantity of zero', { productId: 'tv', quantity: 0 }, 'quantity_invalid'],
    ['half a unit', { productId: 'tv', quantity: 0.5 }, 'quantity_invalid'],
  ])('%s is refused', (_name, input, code) => {
    expect(addLine([aLine()], input, context)).toEqual({ ok: false, code });
  });

  test('a line never grows past 9999', () => {
    const lines = [aLine({ quantity: 9999 })];
    expect(addLine(lines, { productId: 'tv' }, context)).toEqual({
      ok: false,
      code: 'quantity_invalid',
    });
  });
});

describe('changing', () => {
  const lines = [aLine(), aLine({ id: 'pair', productId: 'aid', variantId: 'basic-pair' })];

  test('sets the quantity of one line and leaves the others alone', () => {
    expect(taken(updateLine(lines, 'line', { quantity: 4 }, context))).toEqual([
      { ...lines[0], quantity: 4 },
      lines[1],
    ]);
  });

  test('quantity 0 removes the line', () => {
    expect(taken(updateLine(lines, 'line', { quantity: 0 }, context))).toEqual([lines[1]]);
  });

  test('a new variant keeps the line; becoming like another line merges them', () => {
    const [, other] = taken(updateLine(lines, 'pair', { variantId: 'premium-left' }, context));
    expect(other).toMatchObject({ id: 'pair', variantName: 'Premium, Left ear' });

    const twins = [
      ...lines,
      aLine({ id: 'left', productId: 'aid', variantId: 'premium-left', quantity: 2 }),
    ];
    const merged = taken(updateLine(twins, 'left', { variantId: 'basic-pair' }, context));
    expect(merged.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['line', 1],
      ['pair', 3],
    ]);
  });

  test('metadata merges key by key', () => {
    const noted = [aLine({ metadata: { a: 1, b: 1 } })];
    const [line] = taken(updateLine(noted, 'line', { metadata: { b: 2 } }, context));
    expect(line?.metadata).toEqual({ a: 1, b: 2 });
  });

  test('an unknown line is refused, also on removal', () => {
    expect(updateLine(lines, 'x', { quantity: 1 }, context)).toEqual({
      ok: false,
      code: 'line_not_found',
    });
    expect(removeLine(lines, 'x')).toEqual({ ok: false, code: 'line_not_found' });
  });

  test('removal takes one line', () => {
    expect(taken(removeLine(lines, 'pair'))).toEqual([lines[0]]);
  });
});

describe('whole lists', () => {
  const lines = [aLine(), aLine({ id: 'pair', productId: 'aid', variantId: 'basic-pair' })];

  test('replace everything but the lines they name', () => {
    const set = taken(setLines(lines, [{ id: 'pair', quantity: 2 }, { productId: 'tv' }], context));
    expect(set.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['pair', 2],
      [expect.stringMatching(/^new-/), 1],
    ]);
  });

  test('an empty one empties the cart', () => {
    expect(taken(setLines(lines, [], context))).toEqual([]);
  });

  test('the same thing twice is one line', () => {
    const set = taken(
      setLines([], [{ productId: 'tv', quantity: 2 }, { productId: 'tv' }], context),
    );
    expect(set.map(({ quantity }) => quantity)).toEqual([3]);
  });

  test('one bad entry refuses all', () => {
    const entries = [{ id: 'line' }, { id: 'unknown' }];
    expect(setLines(lines, entries, context)).toEqual({ ok: false, code: 'product_id_missing' });
    expect(mergeLines(lines, entries, context)).toEqual({ ok: false, code: 'product_id_missing' });
  });

  test('longer than any cart are refused', () => {
    const entries = Array.from({ length: 201 }, () => ({ productId: 'tv' }));
    expect(setLines([], entries, context)).toEqual({ ok: false, code: 'too_many_lines' });
  });

  test('merging changes what it names, adds what is new and keeps the rest', () => {
    const merged = taken(
      mergeLines(
        lines,
        [
          { id: 'line', quantity: 3 },
          { productId: 'aid', variantId: 'premium-left' },
        ],
        context,
      ),
    );
    expect(merged.map(({ quantity }) => quantity)).toEqual([3, 1, 1]);
  });
});

describe('metadata', () => {
  const half = (key: string) => ({ [key]: 'x'.repeat(6_000) });
  const tooLarge = { ok: false, code: 'metadata_too_large' };

  test('counts as a whole: what a change adds to a line must fit with what it has', () => {
    const lines = taken(addLine([], { productId: 'tv', metadata: half('a') }, context));
    const id = lines[0]?.id ?? '';
    expect(updateLine(lines, id, { metadata: half('b') }, context)).toEqual(tooLarge);
    expect(setLines(lines, [{ id, metadata: half('b') }], context)).toEqual(tooLarge);
    expect(updateLine(lines, id, { metadata: half('a') }, context)).toMatchObject({ ok: true });
    expect(updateLine(lines, id, { quantity: 2 }, context)).toMatchObject({ ok: true });
  });

  test('counts as a whole where two lines become one', () => {
    const lines = taken(addLine([], { productId: 'tv', metadata: half('a') }, context));
    const more = { productId: 'tv', metadata: half('b') };
    expect(addLine(lines, more, context)).toEqual(tooLarge);
    expect(mergeLines(lines, [more], context)).toEqual(tooLarge);
  });
});
