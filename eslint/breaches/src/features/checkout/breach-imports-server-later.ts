export const breach = () => import('@/server/services');
