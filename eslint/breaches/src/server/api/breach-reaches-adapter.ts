export const load = () => import('../mail/outbox/outbox');
