import type { Store } from './store';

export type VaultReply = {
  $status: number;
  $error?: string;
  $data?: Record<string, unknown> & { errors?: Record<string, { code: string; message: string }> };
};

/** Calls the vault of a store without swell-js, to see what it answers. */
export function vaultCalls(store: Store) {
  /** The address of a vault call, as both generations of swell-js build it: everything in the query of a GET. */
  const address = (path: string, data: unknown, method = 'post', callback = 'none'): string => {
    const query = new URLSearchParams({ '$jsonp[method]': method, '$jsonp[callback]': callback });
    const put = (name: string, value: unknown) => {
      if (typeof value === 'object' && value !== null) {
        for (const [key, entry] of Object.entries(value)) put(`${name}[${key}]`, entry);
      } else query.append(name, String(value ?? ''));
    };
    put('$data', data);
    query.append('$key', 'pk_embedded');
    return `${store.vaultUrl}${path}?${query}`;
  };

  const ask = async (path: string, data: unknown, method?: string): Promise<VaultReply> => {
    const answer = await fetch(address(path, data, method));
    expect(answer.status).toBe(200);
    return answer.json();
  };

  return { address, ask };
}
