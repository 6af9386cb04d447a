import { row } from '../endpoints/route-row';

/** Endpoints that the shop's pages call for every visitor. */
export const siteRoutes = [
  row('/api/code-gate', async () => (await import('@/server/api/shop/code-gate')).codeGate, {
    POST: { who: 'anyone', limits: ['gateCode'] },
  }),
  row(
    '/api/estimate-document',
    async () => (await import('@/server/api/shop/estimate-document')).estimateDocument,
    { POST: { who: 'anyone', limits: ['document'] } },
  ),
  row('/api/strapi/get-blogs', async () => (await import('@/server/api/shop/get-blogs')).getBlogs, {
    GET: { who: 'anyone' },
  }),
  row('/api/health/live', async () => (await import('@/server/api/shop/health')).live, {
    GET: { who: 'anyone' },
  }),
  row('/api/health/ready', async () => (await import('@/server/api/shop/health')).ready, {
    GET: { who: 'anyone' },
  }),
  row('/api/monitoring', async () => (await import('@/server/api/shop/monitoring')).monitoring, {
    POST: { who: 'anyone', limits: ['errorReportByClient'] },
  }),
  row(
    '/api/search-index',
    async () => (await import('@/server/api/shop/search-index')).searchIndex,
    { GET: { who: 'anyone' } },
  ),
];
