/**
 * Addresses with a query that one part of the shop alone leads to. Apart from `paths`, which every page loads.
 */
export const queryPaths = {
  checkoutSuccess: (orderId: string) => `/checkout-success?order=${encodeURIComponent(orderId)}`,
  productChoice: (slug: string, choice: { tech?: string; ears?: string; color?: string }) =>
    `/product/${slug}?${new URLSearchParams(choice).toString()}`,
  /** The choice of ways to a hearing test, for an order that waits for a hearing test. */
  hearingTestFor: (orderId: string) => `/hearing-test?order=${encodeURIComponent(orderId)}`,
  accountOrder: (id: string) => `/account/orders?order=${encodeURIComponent(id)}`,
  /** The login, which then leads to the requested page. */
  loginFor: (returnPath: string) =>
    `/login?${new URLSearchParams({ next: returnPath }).toString()}`,
  /** The login after an expired session: it says so, and leads back if there is a page to go back to. */
  loginAgain: (returnPath: string | null) =>
    `/login?${new URLSearchParams({ ended: '1', ...(returnPath && { next: returnPath }) }).toString()}`,
  loginCheckEmailAbout: (mail: 'set-password' | 'login-link' | 'reset') =>
    `/login-check-email?about=${mail}`,
  searchFor: (words: string) => `/search?${new URLSearchParams({ q: words }).toString()}`,
  hearingTestTakeFor: (orderId: string) =>
    `/hearing-test/take?order=${encodeURIComponent(orderId)}`,
  accountSubscription: (id: string) => `/account/subscriptions?plan=${encodeURIComponent(id)}`,
} as const;
