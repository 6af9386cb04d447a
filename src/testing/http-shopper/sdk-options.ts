/** How swell-js is set up for a shop of ours, with cookies that are nobody else's. */
export function sdkOptions(url: string, cookies: Map<string, string>) {
  return {
    url,
    vaultUrl: `${url}/api/vault`,
    getCookie: (name: string) => cookies.get(name),
    setCookie: (name: string, value: string) => void cookies.set(name, value),
  };
}
