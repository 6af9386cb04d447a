import { pathHere } from '@/domain/pages/document-addresses';
import { goTo } from '@/components/addresses/go-to';
import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * On any page: `flow_email` and `flow_name` are stored as hearing-flow details and removed from the address without a
 * reload (spec 2). The code for it is loaded only when there is something to store.
 */
export function useFlowEntry(): void {
  const { asPath, isReady } = useRouter();
  useEffect(() => {
    if (!isReady || !/[?&]flow_(email|name)=/.test(asPath)) return;
    void Promise.all([import('./flow-entry'), import('@/domain/hearing/hearing-flow')]).then(
      ([{ takeFlow }, { withoutFlow }]) => {
        takeFlow(new URLSearchParams(asPath.split('#')[0]?.split('?')[1]));
        const clean = withoutFlow(asPath);
        if (clean !== null) goTo(pathHere(clean), { replace: true, shallow: true, scroll: false });
      },
    );
  }, [asPath, isReady]);
}
