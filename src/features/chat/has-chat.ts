/** Pages that nothing may lie over: paying, the listening test, frames on other sites, and our own staff's. */
const quiet = ['/checkout', '/hearing-test/take', '/iframes', '/admin', '/sandbox'] as const;

/** May the chat stand on this route? Takes the route's pattern (`router.pathname`). */
export function hasChat(pathname: string): boolean {
  return !quiet.some((start) => pathname.startsWith(start));
}
