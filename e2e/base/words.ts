/**
 * The language in which a run shows the shop (`E2E_LOCALE`), and the words that its screens say there. Journeys name
 * everything in English; `say` translates, and `at` gives the address.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { defaultLocale, isLocale, type Locale } from '../../src/domain/words/locale';
import { localAddress } from '../../src/domain/pages/local-address';
import { seedCatalogue } from '../../src/server/commerce/embedded/seed/catalogue';
import { sayIn, type Pair, type Said } from '../../src/testing/said-in/said-in';
