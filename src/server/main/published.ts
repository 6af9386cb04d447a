import { readConfig, type Config } from '../settings/config';
import { openReadable, type Readable } from './open-adapters';
import { services } from './services';

/** The data that pages are rendered from. */
export type Published = Readable & { config: Config };

declare global {
  /** Shared by all bundles of a process that builds the site. */
  var borealPublished: Promise<Published> | undefined;
}

/**
 * For pages: the catalogue and the texts. During the build they come from the seed and the bundled texts, because there
 * is no database.
 */
export async function published(): Promise<Published> {
  if (readConfig().isBuilding) return (globalThis.borealPublished ??= openAtBuild());
  const { config, commerce, editorial } = await services();
  return { config, catalogue: commerce.catalogue, editorial };
}

async function openAtBuild(): Promise<Published> {
  const config = readConfig();
  return { config, ...(await openReadable(config)) };
}
