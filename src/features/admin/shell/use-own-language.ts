import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { pageLocale } from '@/client/page-locale';
import { useTwin } from '@/components/addresses/twin-context';
import { useAdminStore } from './admin-store';

/** Shows this page in the language of the member, once the login is known. */
export function useOwnLanguage(): void {
  const { asPath } = useRouter();
  const twin = useTwin();
  const wanted = useAdminStore(({ status, language }) => (status === 'in' ? language : null));
  useEffect(() => {
    if (wanted !== null && wanted !== pageLocale()) window.location.replace(twin(asPath));
  }, [wanted, asPath, twin]);
}
