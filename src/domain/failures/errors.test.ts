import type * as Errors from './errors';

/** A second copy of the module, as in another bundle of the server. */
function copyOfModule(): typeof Errors {
  let loaded: typeof Errors | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof Errors>('./errors');
  });
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

test('a refusal of one bundle is a refusal to all others', () => {
  const ours = copyOfModule();
  const theirs = copyOfModule();
  expect(ours.AppError).not.toBe(theirs.AppError);
  const refusal = new theirs.AppError('too_many_requests', 'Wait a while');
  expect(refusal instanceof ours.AppError).toBe(true);
  expect(refusal instanceof Error).toBe(true);
  expect(refusal.status).toBe(429);
  expect(new Error('other') instanceof ours.AppError).toBe(false);
});
