import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { reportError } from '@/client/error-reporting';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import { localeOf } from '@/domain/words/locale';
import type { Finder, Found } from './find-entries';
import { loadFinder } from './load-finder';

/** `asked`: the words in the address, so that a search can be shared. Null until they are known. */
export function useSearch() {
  const router = useRouter();
  const [finder, setFinder] = useState<Finder | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { q } = router.query;
  const asked = (typeof q === 'string' ? q : '').trim();

  function prepare() {
    if (finder) return;
    loadFinder(localeOf(router.locale)).then(
      (loaded) => {
        setFinder(() => loaded);
        setHasFailed(false);
      },
      (failure: unknown) => {
        setHasFailed(true);
        reportError(failure, 'search');
      },
    );
  }

  const prepareNow = useEffectEvent(prepare);
  useEffect(() => {
    if (asked) prepareNow();
  }, [asked]);

  const results = useMemo<readonly Found[] | null>(
    () => (finder && asked ? finder(asked) : null),
    [finder, asked],
  );
  return {
    asked,
    results,
    hasFailed,
    finder,
    prepare,
    search: (words: string) =>
      goTo(words ? queryPaths.searchFor(words) : paths.search, { shallow: true }),
    open: (path: string) => goTo(path),
  };
}
