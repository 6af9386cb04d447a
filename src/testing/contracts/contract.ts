/** The promises that every adapter of a port has to keep, by name. A check throws when its promise is broken. */
export type Contract<World> = Readonly<Record<string, (world: World) => Promise<void>>>;

/** Defines one test per promise. `open` creates a new world for each test; call it in a describe block. */
export function itKeeps<World>(
  contract: Contract<World>,
  open: () => World | Promise<World>,
): void {
  it.each(Object.entries(contract))('%s', async (_, check) => {
    await check(await open());
  });
}

/** Lists which of the named promises an adapter breaks, to test that the contract catches a faulty one. */
export async function brokenPromises<World>(
  contract: Contract<World>,
  named: RegExp,
  open: () => World | Promise<World>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const [promise, check] of Object.entries(contract)) {
    if (!named.test(promise)) continue;
    const world = await open();
    await check(world).catch(() => broken.push(promise));
  }
  return broken;
}
