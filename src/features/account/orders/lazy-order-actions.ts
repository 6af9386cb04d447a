/** Order requests with their parsers: a separate chunk, loaded after the page is shown. */
export const loadOrderActions = () => import('./order-actions');
