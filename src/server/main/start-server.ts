import { createApi } from '../api/create-api';
import { readConfig } from '../settings/config';
import type { NodeHandler } from '../http/node-handler';
import { services } from './services';

declare global {
  /** Everything under `/api`, for the server around Next (src/serving/api-calls.ts). */
  var borealApi: NodeHandler | undefined;
}

/** Opens the shop when the server starts rather than with the first visitor, and starts its jobs. */
export async function startServer(): Promise<void> {
  try {
    if (readConfig().isBuilding) return;
    // Before the first await: the server around Next reads it as soon as the shop is open.
    globalThis.borealApi = createApi(services);
    const { lifecycle } = await services();
    await lifecycle.startWorkers();
  } catch (error) {
    globalThis.borealStartFailure = error;
    throw error;
  }
}
