import { expect, test } from '@playwright/test';
import { createRequire } from 'node:module';
import floor from '../bench/floor-weight.json';
import { boundOf, overFloorKib, pageGoals, sharedGoals } from '../bench/page-goals';
import { weighPage } from '../bench/page-weight';
import { serverOrigin } from './server';

test('the first load of each page keeps to its goal, or to what was reached', async () => {
  for (const goal of pageGoals) {
    const { path } = goal;
    const weight = await weighPage(serverOrigin, path);
    const over = overFloorKib(weight.scriptGzipBytes);
    expect.soft(over, `${path}: scripts over the floor`).toBeLessThanOrEqual(boundOf(goal));
    expect.soft(weight.cssBytes, `${path}: CSS`).toBeLessThanOrEqual(sharedGoals.cssBytes);
    expect.soft(weight.htmlBytes, `${path}: HTML`).toBeLessThanOrEqual(sharedGoals.htmlBytes);
    expect.soft(weight.fontBytes, `${path}: fonts`).toHaveLength(sharedGoals.fonts);
    const fontBytes = weight.fontBytes.reduce((sum, bytes) => sum + bytes, 0);
    expect.soft(fontBytes, `${path}: bytes of fonts`).toBeLessThanOrEqual(sharedGoals.fontBytes);
  }
});

test('the floor was measured with the framework in use', () => {
  const require = createRequire(__filename);
  const versionOf = (name: string): unknown => require(`${name}/package.json`).version;
  expect({ next: versionOf('next'), react: versionOf('react') }).toEqual({
    next: floor.next,
    react: floor.react,
  });
});
