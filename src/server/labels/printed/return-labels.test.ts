import { createReturnLabels } from './return-labels';

const labels = createReturnLabels({
  company: { name: 'Boreal Hearing', address: '' },
  newTrackingCode: () => 'BH1234567890123',
});

test('the code of a label of ours is a bar code that a phone of 390 px shows', async () => {
  const code = await labels.barCode(labels.make());
  // Code 128 ends with a bar; the narrowest bar of a scanner's picture is a pixel at least.
  const last = code?.bars.at(-1);
  expect((last?.start ?? 0) + (last?.width ?? 0)).toBe(code?.width);
  expect((code?.width ?? Infinity) + 20).toBeLessThan(270);
});

test('a carrier’s label has a code of its own', async () => {
  const label = { carrier: 'Canada Post', trackingCode: 'CP1', trackingUrl: null };
  expect(await labels.barCode(label)).toBeNull();
});
