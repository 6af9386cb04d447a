import { send } from '../tools/http-client';

export type FloorOperations = {
  nothing: () => Promise<void>;
  upsert: (index: number) => Promise<void>;
};

/** The requests that the barest app answers. */
export function floorOperations(origin: string): FloorOperations {
  return {
    nothing: async () => expectOk(await send('GET', `${origin}/api/nothing`)),
    upsert: async (index) =>
      expectOk(await send('POST', `${origin}/api/upsert`, {}, { id: `id-${index % 100}` })),
  };
}

function expectOk({ status, text }: { status: number; text: string }) {
  if (status !== 200) throw new Error(`Answered ${status}: ${text.slice(0, 200)}`);
}
