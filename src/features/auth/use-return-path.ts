import { useRouter } from 'next/router';
import { paths } from '@/domain/pages/paths';
import { parseReturnPath } from '@/domain/pages/return-path';

/** The page to open after logging in, and the address of another login step that keeps it. */
export function useReturnPath() {
  const { query } = useRouter();
  const asked = parseReturnPath(query.next);
  return {
    /** The requested page, else the account. */
    arrival: asked ?? paths.account,
    withReturnPath: (step: string) =>
      asked ? `${step}?${new URLSearchParams({ next: asked }).toString()}` : step,
  };
}
