import { useRouter } from 'next/router';

/** The order named in the address: null without one, undefined until the address is known. */
export function useAskedOrder(): string | null | undefined {
  const { query, isReady } = useRouter();
  if (!isReady) return undefined;
  return typeof query.order === 'string' && /^[\w-]{1,100}$/.test(query.order) ? query.order : null;
}
