import fc, { type Arbitrary } from 'fast-check';

/** Part of every text that an answer could repeat unescaped: it may appear in JSON only. */
export const marker = '<script>fuzz1337</script>';

/** Texts that are known to have broken servers. */
export const hostileText: Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '0',
      '-1',
      '1e999',
      'NaN',
      'null',
      'undefined',
      '[object Object]',
      '[object Promise]',
      "' OR 1=1 --",
      "'; drop table carts; --",
      '$1',
      '%',
      '_%\\',
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      '../../etc/passwd',
      '..%2f..%2f',
      '\u0000',
      'a\u0000b',
      '\ud800',
      '\udc00\ud800',
      '\u202e\u2028\ufeff',
      '🦻🏽👩‍👩‍👧‍👧',
      'ﷺ',
      'İıſK',
      '${7*7}{{7*7}}',
      marker,
      `"onload="${marker}`,
      'a\r\nX-Injected: 1',
      '2026-02-30T25:61:61Z',
      '9007199254740993',
      '0x10',
      '१२३',
      '(a+)+$',
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 2000, size: 'max' }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 20_000 }).map((length) => 'a'.repeat(length)),
  },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 1e-320, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 9999, 10_000),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const scalar: Arbitrary<Json> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  hostileNumber,
  hostileText,
);

/** Values of any type, to be sent where a schema expects one type. */
export const hostileJson: Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 6 }) },
  { weight: 2, arbitrary: fc.dictionary(fc.oneof(hostileText, keys()), scalar, { maxKeys: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(8, 31, 33, 100).map(nested) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(101, 1001, 5000).map((n) => Array<Json>(n).fill({ id: 'x' })),
  },
);

function keys(): Arbitrary<string> {
  return fc.constantFrom('$in', '$or', '$regex', '$set', 'id', 'length', '0', 'then', 'toJSON');
}

function nested(depth: number): Json {
  let value: Json = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
