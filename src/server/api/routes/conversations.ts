import { row } from '../route-row';

/** The contact form and the chat. */
export const conversationRoutes = [
  row(
    '/api/customer-data',
    async () => (await import('@/server/http/handlers/conversations')).customerData,
    { POST: { who: 'anyone', limits: ['letterByPeer'] } },
  ),
  row(
    '/api/chat-messages',
    async () => (await import('@/server/http/handlers/conversations')).chatMessages,
    { GET: { who: 'anyone' }, POST: { who: 'anyone', limits: ['chatByPeer'] } },
  ),
];
