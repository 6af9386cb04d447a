import { row } from '../endpoints/route-row';

/** The contact form and the chat. */
export const conversationRoutes = [
  row(
    '/api/customer-data',
    async () => (await import('@/server/api/consultations/conversations')).customerData,
    { POST: { who: 'anyone', limits: ['letterByClient'] } },
  ),
  row(
    '/api/chat-messages',
    async () => (await import('@/server/api/consultations/conversations')).chatMessages,
    { GET: { who: 'anyone' }, POST: { who: 'anyone', limits: ['chatByClient'] } },
  ),
];
