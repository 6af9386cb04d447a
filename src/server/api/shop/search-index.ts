import { object, string } from 'yup';
import { defaultLocale, locales } from '@/domain/words/locale';
import { searchEntries } from '@/server/search/search-entries';
import { jsonAnswer } from '@/server/http/answers';
import { anyone, endpoint, route } from '../endpoints/route';

const locale = string().oneOf(locales).default(defaultLocale);

/** The same for everybody; a renewed page may be found by its old words for some minutes. */
const keptForAWhile = { 'Cache-Control': 'public, max-age=300' } as const;

/**
 * Everything that the site's search can find. The browser searches by itself, so a search term leaves the device only
 * when the visitor shares the address.
 */
export const searchIndex = route({
  GET: endpoint({
    input: object({ locale }),
    mayCall: anyone,
    handle: async ({ input, services: { commerce, editorial } }) => ({
      entries: await searchEntries({ catalogue: commerce.catalogue, editorial }, input.locale),
    }),
    answer: (found) => jsonAnswer(200, found, keptForAWhile),
  }),
});
