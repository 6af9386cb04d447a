import { everybody, having, refused, staffOnly, unauthorized, type Row } from '../row';

const ownChat = [200, having({ messages: [having({ author: 'visitor' })] })] as const;

/** Messages from customers: a chat belongs to its visitor; letters and their answers are for staff. */
export const conversationRows: readonly Row[] = [
  {
    route: 'POST /api/customer-data',
    call: () => ({ body: { name: 'Ada', email: 'ada@example.ca', message: 'Hello' } }),
    answers: everybody(200, { result: true }),
  },
  {
    route: 'POST /api/chat-messages',
    call: () => ({ body: { text: 'Is somebody there?' } }),
    answers: () => ({
      stranger: ownChat,
      guest: ownChat,
      other: ownChat,
      owner: ownChat,
      expired: unauthorized,
      tampered: unauthorized,
      admin: unauthorized,
    }),
  },
  {
    route: 'GET /api/chat-messages',
    answers: () => ({
      stranger: [200, having({ messages: [], email: null })],
      guest: ownChat,
      other: ownChat,
      owner: ownChat,
    }),
  },
  ...['GET /api/admin-messages', 'POST /api/admin-messages'].map((route): Row => ({
    route,
    answers: () => staffOnly('messages', [200, having({ page: 1, results: expect.any(Array) })]),
  })),
  ...['GET /api/admin-message', 'POST /api/admin-message', 'POST /api/admin-settle-message'].map(
    (route): Row => ({
      route,
      about: 'of none',
      call: () => ({ query: { id: 'x' }, body: { id: 'x', after: 'y', text: 'Hello' } }),
      answers: () => staffOnly('messages', refused(404, 'not_found_error')),
    }),
  ),
];
