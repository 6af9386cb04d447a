/** Pages without the chat: paying, the listening test, frames on other sites, and our staff's pages. */
const quiet = ['/checkout', '/hearing-test/take', '/iframes', '/admin', '/sandbox'] as const;

/**
 * Whether the chat may show at this address. Not judged by the route's pattern: below /admin/ a missing page (`/404`)
 * has no chat either.
 */
export function hasChat(address: string): boolean {
  return !quiet.some((start) => address.startsWith(start));
}
