export const breach = () => import('@/server/main/services');
