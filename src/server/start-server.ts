import { readConfig } from './config';
import { services } from './services';

/** Opens the shop when the server starts rather than with the first visitor, and takes up its jobs. */
export async function startServer(): Promise<void> {
  try {
    if (readConfig().isBuilding) return;
    const { lifecycle } = await services();
    await lifecycle.startWorkers();
  } catch (error) {
    globalThis.borealStartFailure = error;
    throw error;
  }
}
