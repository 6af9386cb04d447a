import { calgaryOrder } from '@/testing/order';
import { cents } from '../money';
import { isAskedWhetherItHelped, largestStepDb, notices, suggestions } from './adjustment';
import { canMoveClaim, claimBlock, claimKinds, claimStatuses, feeOf, sendingBlock } from './claim';
import { coverOf, earsOf, modelOf } from './device';
import { checkPacking, packingPlaces } from './packing';
import { fitsEar, normaliseSerial, shownSerial } from './serial-number';

const [aids] = calgaryOrder.lines;
if (!aids) throw new Error('The order has no line');
const lineWith = (ears: string) => ({
  ...aids,
  variantName: null,
  options: [
    { id: 'tech', name: 'Tech level', valueId: 'tech', value: 'Advanced' },
    { id: 'ears', name: 'Ears', valueId: 'ears', value: ears },
    { id: 'color', name: 'Colour', valueId: 'color', value: 'Graphite' },
  ],
});
const pair = { lines: [lineWith('Pair')] };
const left = { lineId: aids.id, ear: 'left', unit: 0, serial: 'bh-24 7731 l' } as const;
const right = { lineId: aids.id, ear: 'right', unit: 0, serial: 'BH-247732R' } as const;
const first = { before: [], reason: '' };

describe('serial numbers', () => {
  test.each([
    ['BH-24 7731 L', 'BH-247731L'],
    [' bh247731l ', 'BH-247731L'],
    ['BH-204417', 'BH-204417'],
    ['BH-24-7731-R', 'BH-247731R'],
    ['BH-24773', null],
    ['XX-247731L', null],
    ['BH-247731X', null],
    ['', null],
  ])('%j is stored as %j', (typed, stored) => {
    expect(normaliseSerial(typed)).toBe(stored);
  });

  test('are shown as they are printed', () => {
    expect(shownSerial('BH-247731L')).toBe('BH-24 7731 L');
    expect(shownSerial('BH-204417')).toBe('BH-20 4417');
  });

  test('name their ear by the last letter, if there is one', () => {
    expect(fitsEar('BH-247731L', 'left')).toBe(true);
    expect(fitsEar('BH-247731L', 'right')).toBe(false);
    expect(fitsEar('BH-204417', 'right')).toBe(true);
  });
});

describe('packing', () => {
  test('a pair has a place for each ear, and each unit its own', () => {
    expect(packingPlaces(pair)).toHaveLength(2);
    expect(packingPlaces({ lines: [{ ...lineWith('Left ear'), quantity: 2 }] })).toEqual([
      { lineId: aids.id, ear: 'left', unit: 0 },
      { lineId: aids.id, ear: 'left', unit: 1 },
    ]);
    expect(packingPlaces({ lines: [{ ...lineWith('Pair'), isHearingAid: false }] })).toEqual([]);
    expect(earsOf(lineWith('Right ear'))).toEqual(['right']);
    expect(
      modelOf({ ...lineWith('Pair'), imageUrl: '/a/graphite-pair.webp' }, 'left'),
    ).toMatchObject({
      level: 'Advanced',
      colour: 'Graphite',
      imageUrl: '/a/graphite-left-ear.webp',
    });
  });

  test('numbers are stored in one form', () => {
    expect(checkPacking(pair, [left, right], first)).toEqual({
      ok: true,
      aids: [{ ...left, serial: 'BH-247731L' }, right],
    });
  });

  test.each([
    ['serial_format', [{ ...left, serial: '12' }]],
    ['serial_ear', [{ ...left, serial: 'BH-247731R' }]],
    [
      'serial_twice',
      [
        { ...left, serial: 'BH-204417' },
        { ...right, serial: 'BH-204417' },
      ],
    ],
    ['serial_place', [{ ...left, unit: 1 }]],
    ['serial_place', [left, left]],
  ] as const)('refuses with %s', (code, typed) => {
    expect(checkPacking(pair, typed, first)).toEqual({ ok: false, code });
  });

  test('another number, or none any more, needs a reason', () => {
    const before = [{ ...left, serial: 'BH-240001L' }];
    const refused = { ok: false, code: 'reason_missing' };
    expect(checkPacking(pair, [left], { before, reason: ' ' })).toEqual(refused);
    expect(checkPacking(pair, [], { before, reason: '' })).toEqual(refused);
    expect(checkPacking(pair, [left], { before, reason: 'Broken seal' }).ok).toBe(true);
    const same = [{ ...left, serial: 'BH-247731L' }];
    expect(checkPacking(pair, [left, right], { before: same, reason: '' }).ok).toBe(true);
  });
});

describe('claims', () => {
  const aid = { status: 'in_use', startsOn: '2026-11-25' } as const;
  const asked = { earlier: [], today: '2027-01-05', warrantyYears: 3 };

  test('a warranty lasts three years, loss and damage are covered for one', () => {
    expect(coverOf('2026-11-25', 3)).toEqual({
      warrantyEndsOn: '2029-11-25',
      lossEndsOn: '2027-11-25',
    });
    expect(coverOf(null, 3)).toEqual({ warrantyEndsOn: null, lossEndsOn: null });
  });

  test.each([
    ['fault', '2029-11-25', null],
    ['fault', '2029-11-26', 'warranty_over'],
    ['loss', '2027-11-25', null],
    ['loss', '2027-11-26', 'first_year_over'],
    ['damage', '2027-11-26', 'first_year_over'],
  ] as const)('%s on %s: %s', (kind, today, block) => {
    expect(claimBlock(kind, aid, { ...asked, today })).toBe(block);
  });

  test('one at a time, and one loss or damage for each ear', () => {
    const open = { kind: 'fault', status: 'requested' } as const;
    expect(claimBlock('fault', aid, { ...asked, earlier: [open] })).toBe('claim_open');
    const damage = { kind: 'damage', status: 'sent' } as const;
    expect(claimBlock('loss', aid, { ...asked, earlier: [damage] })).toBe('once_used');
    expect(claimBlock('fault', aid, { ...asked, earlier: [damage] })).toBeNull();
    const declined = { kind: 'loss', status: 'declined' } as const;
    expect(claimBlock('loss', aid, { ...asked, earlier: [declined] })).toBeNull();
  });

  test('nothing before the delivery, and nothing for an aid that is gone', () => {
    expect(claimBlock('fault', { ...aid, startsOn: null }, asked)).toBe('not_delivered');
    expect(claimBlock('fault', { ...aid, status: 'lost' }, asked)).toBe('not_in_use');
  });

  test('a lost aid is never received, another one is not sent before it was', () => {
    const approved = { status: 'approved' } as const;
    expect(canMoveClaim({ kind: 'loss', ...approved }, 'received')).toBe(false);
    expect(canMoveClaim({ kind: 'loss', ...approved }, 'sent')).toBe(true);
    expect(canMoveClaim({ kind: 'fault', ...approved }, 'sent')).toBe(false);
    expect(canMoveClaim({ kind: 'fault', status: 'received' }, 'sent')).toBe(true);
    for (const kind of claimKinds) {
      for (const to of claimStatuses) {
        expect(canMoveClaim({ kind, status: 'sent' }, to)).toBe(false);
        expect(canMoveClaim({ kind, status: to }, to)).toBe(false);
      }
    }
  });

  test('an open fee holds the parcel, and so does a loss without a new aid', () => {
    expect([
      feeOf('fault', cents(199_00)),
      feeOf('damage', cents(199_00)),
      feeOf('loss', cents(199_00)),
    ]).toEqual([0, 199_00, 199_00]);
    const loss = { kind: 'loss', fee: feeOf('loss', cents(199_00)), feePaidAt: null } as const;
    expect(sendingBlock(loss, 'BH-247731L')).toBe('fee_open');
    const paid = { ...loss, feePaidAt: '2027-01-05T12:00:00.000Z' };
    expect(sendingBlock(paid, null)).toBe('serial_missing');
    expect(sendingBlock(paid, 'BH-247731L')).toBeNull();
    expect(
      sendingBlock({ kind: 'fault', fee: feeOf('fault', cents(199_00)), feePaidAt: null }, null),
    ).toBeNull();
  });
});

describe('adjustments', () => {
  test('every tap but the last has a first change within one step', () => {
    for (const notice of notices.filter((one) => one !== 'something_else')) {
      const { changes = [] } = suggestions[notice] ?? {};
      expect(changes.length).toBeGreaterThan(0);
      for (const { fromHz, toHz, gainDb } of changes) {
        expect(fromHz).toBeLessThan(toHz);
        expect(Math.abs(gainDb)).toBeLessThanOrEqual(largestStepDb);
        expect(gainDb).not.toBe(0);
      }
    }
    expect(suggestions.something_else).toBeNull();
  });

  test('too loud, sharp and booming become softer, too soft louder', () => {
    const firstOf = (notice: 'restaurant_loud' | 's_sharp' | 'own_voice_booms' | 'phone_soft') =>
      suggestions[notice]?.changes[0]?.gainDb ?? 0;
    expect(firstOf('restaurant_loud')).toBeLessThan(0);
    expect(firstOf('s_sharp')).toBeLessThan(0);
    expect(firstOf('own_voice_booms')).toBeLessThan(0);
    expect(firstOf('phone_soft')).toBeGreaterThan(0);
  });

  test('we ask three days after a change, until there is an answer', () => {
    const changed = {
      status: 'changed',
      changedAt: '2026-12-01T18:00:00.000Z',
      helped: null,
    } as const;
    expect(isAskedWhetherItHelped(changed, new Date('2026-12-03T23:00:00Z'))).toBe(false);
    expect(isAskedWhetherItHelped(changed, new Date('2026-12-04T15:00:00Z'))).toBe(true);
    const later = new Date('2026-12-09T15:00:00Z');
    expect(isAskedWhetherItHelped({ ...changed, helped: 'no' }, later)).toBe(false);
    expect(isAskedWhetherItHelped({ ...changed, status: 'answered' }, later)).toBe(false);
  });
});
