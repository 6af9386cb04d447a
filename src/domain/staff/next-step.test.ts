import { nextStepOf, type NextStep } from './next-step';

type OrderNow = Parameters<typeof nextStepOf>[0];

const plain: OrderNow = {
  ...{ status: 'hold', moves: ['approve', 'cancel'], isLabelOpen: false },
  ...{ parcels: [], hearing: null, isSheetMissing: false, isPackingOpen: false },
};
const packed = {
  status: 'delivery_pending',
  isLabelOpen: true,
  moves: ['complete'],
} as const satisfies Partial<OrderNow>;
const profile = { isIncomplete: false, isTestUnseen: false, hasOffer: false };

test.each<[NextStep, Partial<OrderNow>]>([
  ['wait_test', { hearing: { ...profile, isIncomplete: true } }],
  ['look_offered', { hearing: { ...profile, isIncomplete: true, hasOffer: true } }],
  ['look', { hearing: { ...profile, isTestUnseen: true } }],
  ['approve', { hearing: profile }],
  ['approve', {}],
  ['sheet', { hearing: profile, isSheetMissing: true, moves: ['cancel'] }],
  [
    'look',
    { hearing: { ...profile, isTestUnseen: true }, isSheetMissing: true, moves: ['cancel'] },
  ],
  // Staff who may not see health records cannot sign.
  ['wait_clinic', { isSheetMissing: true, moves: ['cancel'] }],
  ['wait_clinic', { moves: ['cancel'] }],
  ['wait_payment', { status: 'payment_pending' }],
  ['label', { status: 'delivery_pending', isLabelOpen: true, moves: ['hold', 'complete'] }],
  ['serials', { ...packed, isPackingOpen: true }],
  ['serials', { ...packed, isLabelOpen: false, isPackingOpen: true }],
  ['hand_over', { ...packed, parcels: [{ leftAt: null }] }],
  ['under_way', { ...packed, parcels: [{ leftAt: '2026-11-24T15:00:00.000Z' }] }],
  // Staff who only read orders hand nothing over.
  ['under_way', { ...packed, moves: [], parcels: [{ leftAt: null }] }],
  ['pick_up', { status: 'delivery_pending', moves: ['hold', 'complete'] }],
  // Staff who only read orders.
  ['nothing', { status: 'delivery_pending', moves: [] }],
  ['nothing', { status: 'delivery_pending', moves: [], isPackingOpen: true }],
  ['nothing', { status: 'complete', moves: [] }],
  ['nothing', { status: 'canceled', moves: [] }],
])('what comes first is %s', (step, given) => {
  expect(nextStepOf({ ...plain, ...given })).toBe(step);
});
