/** Pages that nothing may lie over: paying, the listening test, frames on other sites, and our own staff's. */
const quiet = ['/checkout', '/hearing-test/take', '/iframes', '/admin', '/sandbox'] as const;

/** May the chat stand at this address? Not the route's pattern: below /admin/ a missing page (`/404`) is quiet too. */
export function hasChat(address: string): boolean {
  return !quiet.some((start) => address.startsWith(start));
}
