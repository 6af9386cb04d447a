import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * On any page: `flow_email` and `flow_name` of the address are kept as hearing-flow details and leave the address
 * without a reload (spec 2). The code for it comes only when there is something to keep.
 */
export function useFlowEntry(): void {
  const { asPath, replace, isReady } = useRouter();
  useEffect(() => {
    if (!isReady || !/[?&]flow_(email|name)=/.test(asPath)) return;
    void Promise.all([import('./flow-entry'), import('@/domain/hearing/hearing-flow')]).then(
      ([{ takeFlow }, { withoutFlow }]) => {
        takeFlow(new URLSearchParams(asPath.split('#')[0]?.split('?')[1]));
        const clean = withoutFlow(asPath);
        if (clean !== null) void replace(clean, undefined, { shallow: true, scroll: false });
      },
    );
  }, [asPath, isReady, replace]);
}
