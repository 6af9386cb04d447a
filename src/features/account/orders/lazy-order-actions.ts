/** What asks the server about orders, with its parsers: a chunk of its own, fetched while the page already stands. */
export const loadOrderActions = () => import('./order-actions');
