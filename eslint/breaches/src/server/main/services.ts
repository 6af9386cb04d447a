export const services = async () => import('../mail/outbox/outbox');
