import { readConfig, type Config } from '../settings/config';
import type { Reviews } from '../reviews/reviews';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import { offersKlarna, openReadable, type Readable } from './open-adapters';
import { services } from './services';

/** The data that pages are rendered from. */
export type Published = Readable & {
  config: Config;
  /** Null while the site is built: there is no database. */
  reviews: Pick<Reviews, 'ofProduct'> | null;
  /** Whether the shop can be paid with Klarna. */
  offersKlarna: () => Promise<boolean>;
};

declare global {
  /** Shared by all bundles of a process that builds the site. */
  var borealPublished: Promise<Published> | undefined;
}

/**
 * For pages: the catalogue and the texts, in one language. During the build they come from the seed and the bundled texts, because there
 * is no database.
 */
export async function published(locale: Locale = defaultLocale): Promise<Published> {
  const first = await inFirstLanguage();
  if (locale === defaultLocale) return first;
  const { catalogue, editorial } = first;
  return {
    ...first,
    catalogue: catalogue.inLocale(locale),
    editorial: editorial.inLocale(locale),
  };
}

async function inFirstLanguage(): Promise<Published> {
  if (readConfig().isBuilding) return (globalThis.borealPublished ??= openAtBuild());
  const { config, commerce, editorial, reviews } = await services();
  return {
    ...{ config, editorial, reviews, catalogue: commerce.catalogue },
    offersKlarna: () => offersKlarna(config, commerce.storeApi),
  };
}

async function openAtBuild(): Promise<Published> {
  const config = readConfig();
  return {
    ...{ config, ...(await openReadable(config)), reviews: null },
    offersKlarna: () => offersKlarna(config, null),
  };
}
