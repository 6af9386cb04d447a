/** Options of swell-js for our shop, with a cookie jar of its own. */
export function sdkOptions(url: string, cookies: Map<string, string>) {
  return {
    url,
    vaultUrl: `${url}/api/vault`,
    getCookie: (name: string) => cookies.get(name),
    setCookie: (name: string, value: string) => void cookies.set(name, value),
  };
}
