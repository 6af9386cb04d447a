import fc from 'fast-check';
import { accessories, chargeAndGo, chargeAndGoWith } from '@/testing/catalogue';
import {
  canBeBought,
  cartOptionsOf,
  choiceFromQuery,
  choices,
  defaultChoice,
  findVariant,
  pricesOfLevel,
  queryOfChoice,
  type Choice,
} from './product-choice';

const anyChoice: fc.Arbitrary<Choice> = fc.record({
  tech: fc.constantFrom(...choices.tech),
  ears: fc.constantFrom(...choices.ears),
  color: fc.constantFrom(...choices.color),
  receiver: fc.constantFrom(...choices.receiver),
});

describe('the address', () => {
  it('reads back every choice but the receiver', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(choiceFromQuery(queryOfChoice(choice))).toEqual({ ...choice, receiver: 'regular' });
      }),
    );
  });

  it('is written in lower case and without the receiver', () => {
    expect(
      queryOfChoice({ tech: 'premium', ears: 'left-ear', color: 'rose', receiver: 'large' }),
    ).toEqual({
      tech: 'premium',
      ears: 'left-ear',
      color: 'rose',
    });
  });

  it.each([
    ['nothing', {}, {}],
    [
      'any case',
      { tech: 'PREMIUM', ears: 'Left-Ear', color: 'GraPhite' },
      { tech: 'premium', ears: 'left-ear', color: 'graphite' },
    ],
    [
      'unknown values, each for itself',
      { tech: 'gold', ears: 'right-ear', color: '' },
      { ears: 'right-ear' },
    ],
    ['a key given twice', { tech: ['advanced', 'premium'] }, { tech: 'advanced' }],
    ['keys of others', { modal: 'open', slug: 'charge-go', receiver: 'large' }, {}],
    ['names of object members', { tech: 'constructor', color: '__proto__' }, {}],
  ])('reads %s', (_case, query, expected) => {
    expect(choiceFromQuery(query)).toEqual({ ...defaultChoice, ...expected });
  });

  it('answers a valid choice to whatever stands in it', () => {
    const text = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined));
    fc.assert(
      fc.property(fc.record({ tech: text, ears: text, color: text }), (query) => {
        const choice = choiceFromQuery(query);
        expect(choices.tech).toContain(choice.tech);
        expect(choices.ears).toContain(choice.ears);
        expect(choices.color).toContain(choice.color);
      }),
    );
  });
});

describe('variant and price', () => {
  it('finds exactly one variant for every choice, and another for every other', () => {
    const found = new Set<string>();
    for (const tech of choices.tech)
      for (const ears of choices.ears)
        for (const color of choices.color)
          for (const receiver of choices.receiver)
            found.add(findVariant(chargeAndGo, { tech, ears, color, receiver })?.id ?? 'none');
    expect(found.size).toBe(72);
    expect(found).not.toContain('none');
  });

  it('names the variant as people read it', () => {
    const choice: Choice = { tech: 'premium', ears: 'pair', color: 'graphite', receiver: 'large' };
    expect(findVariant(chargeAndGo, choice)?.name).toBe('Premium, Pair, Graphite, Large');
  });

  it('finds values written with their measure or with hyphens', () => {
    const renamed = {
      ...chargeAndGo,
      options: chargeAndGo.options.map((option) => ({
        ...option,
        values: option.values.map((value) => ({
          ...value,
          name: value.name
            .replace('Left ear', 'Left-Ear')
            .replace('Regular', 'Regular (under 25 mm)'),
        })),
      })),
    };
    const choice: Choice = { ...defaultChoice, ears: 'left-ear' };
    expect(findVariant(renamed, choice)?.id).toBe(findVariant(chargeAndGo, choice)?.id);
  });

  it('has none for a product without these options', () => {
    expect(accessories.map((product) => findVariant(product, defaultChoice))).toEqual(
      accessories.map(() => null),
    );
  });

  it.each([
    ['basic', 75_000, 150_000],
    ['advanced', 150_000, 300_000],
    ['premium', 200_000, 400_000],
  ] as const)('asks the catalogue what %s costs', (tech, perEar, pair) => {
    for (const ears of choices.ears)
      expect(pricesOfLevel(chargeAndGo, { ...defaultChoice, tech, ears })).toEqual({
        perEar,
        pair,
      });
  });

  it('does not work the price of a pair out when the catalogue states one', () => {
    const onOffer = chargeAndGoWith('Basic, Pair, Silver, Regular', {
      price: chargeAndGo.price,
    });
    expect(pricesOfLevel(onOffer, defaultChoice)).toEqual({ perEar: 75_000, pair: 75_000 });
  });
});

describe('buying', () => {
  it('sends one value for each option, by id', () => {
    const variant = findVariant(chargeAndGo, {
      ...defaultChoice,
      ears: 'right-ear',
      color: 'rose',
      receiver: 'large',
    });
    if (!variant) throw new Error('no such variant');
    expect(cartOptionsOf(chargeAndGo, variant)).toEqual([
      { id: 'option-tech level', value: 'tech-level-basic' },
      { id: 'option-ears', value: 'ears-right-ear' },
      { id: 'option-colour', value: 'colour-rose' },
      { id: 'option-receiver', value: 'receiver-large' },
    ]);
  });

  it.each([
    [null, true],
    ['in_stock', true],
    ['preorder', true],
    ['backorder', true],
    ['out_of_stock', false],
    ['discontinued', false],
  ] as const)('stock %s: may be bought %s', (status, expected) => {
    expect(canBeBought(status)).toBe(expected);
  });
});
