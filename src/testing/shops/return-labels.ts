import type { ReturnLabels } from '@/server/labels/port';

/** Labels for returns whose sheet is their tracking code. */
export const testReturnLabels: ReturnLabels = {
  make: () => ({ carrier: 'Boreal Hearing', trackingCode: 'BH1', trackingUrl: null }),
  barCode: async () => ({ bars: [{ start: 0, width: 2 }], width: 3 }),
  print: async (_, { trackingCode }) => new TextEncoder().encode(trackingCode),
};
