import { useRouter } from 'next/router';
import { paths } from '@/domain/pages/paths';
import { parseReturnPath } from '@/domain/pages/return-path';

/** Where this visitor goes after logging in, and the address of another step of the login that keeps it. */
export function useReturnPath() {
  const { query } = useRouter();
  const asked = parseReturnPath(query.next);
  return {
    /** The page asked for, else the account. */
    arrival: asked ?? paths.account,
    withReturnPath: (step: string) =>
      asked ? `${step}?${new URLSearchParams({ next: asked }).toString()}` : step,
  };
}
