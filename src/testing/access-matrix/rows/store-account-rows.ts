import {
  customersOnly,
  everybody,
  having,
  listOf,
  refused,
  softly,
  unauthorized,
  type Row,
} from '../row';
import { otherEmail, password } from '../world';

const unknown = refused(404, 'not_found_error');
const nobody = [200, null] as const;

/** Accounts of the Store API: each customer's own, and nothing for anybody else. */
export const storeAccountRows: readonly Row[] = [
  {
    route: 'GET /account',
    answers: ({ owned }) => ({
      stranger: nobody,
      other: [200, having({ email: otherEmail })],
      owner: [200, having({ id: owned.accountId, email: owned.email })],
    }),
  },
  {
    route: 'POST /account',
    about: 'under an address that has its customer',
    call: ({ owned }) => ({ body: { email: owned.email, password: 'guessed it' } }),
    answers: () => ({
      stranger: softly('email'),
      other: refused(400, 'invalid_request'),
      owner: refused(400, 'invalid_request'),
    }),
  },
  {
    route: 'PUT /account',
    call: () => ({ body: { email_optin: false } }),
    answers: ({ owned }) =>
      customersOnly(
        [200, having({ id: owned.accountId })],
        [200, having({ email: otherEmail, email_optin: false })],
      ),
  },
  {
    route: 'PUT /account',
    about: 'with an address that has its customer',
    call: () => ({ body: { email: otherEmail, current_password: password } }),
    answers: () => customersOnly(softly('email'), [200, having({ email: otherEmail })]),
  },
  {
    route: 'POST /account/login',
    about: 'with a wrong password',
    call: ({ owned }) => ({ body: { email: owned.email, password: 'guessed it' } }),
    answers: () => ({ stranger: nobody }),
  },
  {
    route: 'POST /account/login',
    about: 'with a key that was made up',
    call: ({ owned }) => ({ body: { email: owned.email, password_token: 'made-up' } }),
    answers: () => ({ stranger: nobody }),
  },
  {
    route: 'POST /account/login',
    about: 'with the password',
    call: ({ owned }) => ({ body: { email: owned.email, password } }),
    answers: ({ owned }) => ({ stranger: [200, having({ id: owned.accountId })] }),
    endsSession: true,
    isProof: true,
  },
  {
    route: 'POST /account/recover',
    about: 'to have a link mailed',
    call: ({ owned }) => ({ body: { email: owned.email } }),
    answers: everybody(200, { success: true }),
  },
  {
    route: 'POST /account/recover',
    about: 'with a key that was made up',
    call: () => ({ body: { reset_key: 'made-up', password: 'a new word' } }),
    answers: () => ({ stranger: refused(400, 'validation_error', 'reset_key') }),
  },
  {
    route: 'POST /account/logout',
    answers: everybody(200, { success: true }),
    endsSession: true,
  },
  {
    route: 'GET /account/addresses',
    answers: ({ owned }) =>
      customersOnly(
        [200, having({ results: expect.arrayContaining([having({ id: owned.addressId })]) })],
        [200, listOf()],
      ),
  },
  {
    route: 'POST /account/addresses',
    call: () => ({ body: { name: 'Somebody', address1: '1 Main St', country: 'CA' } }),
    answers: () => {
      const added = [200, having({ address1: '1 Main St' })] as const;
      return customersOnly(added, added);
    },
  },
  {
    route: 'PUT /account/addresses/:id',
    call: ({ owned }) => ({ params: { id: owned.addressId }, body: { city: 'Banff' } }),
    answers: ({ owned }) => customersOnly([200, having({ id: owned.addressId })], unknown),
  },
  {
    route: 'DELETE /account/addresses/:id',
    call: async (world) => ({ params: { id: await world.newAddress() } }),
    answers: (_, { params }) => customersOnly([200, having({ id: params?.id })], unknown),
  },
  {
    route: 'GET /account/cards',
    answers: ({ owned }) =>
      customersOnly([200, listOf(having({ id: owned.cardId }))], [200, listOf()]),
  },
  {
    route: 'POST /account/cards',
    about: 'with a token that is nobody’s',
    call: () => ({ body: { token: 'card_made_up' } }),
    answers: () => customersOnly(softly('token'), softly('token')),
  },
  {
    route: 'PUT /account/cards/:id',
    call: ({ owned }) => ({ params: { id: owned.cardId }, body: { exp_month: 11 } }),
    answers: ({ owned }) => customersOnly([200, having({ id: owned.cardId })], unknown),
  },
  {
    route: 'DELETE /account/cards/:id',
    call: async (world) => ({ params: { id: await world.newCard() } }),
    answers: (_, { params }) => customersOnly([200, having({ id: params?.id })], unknown),
  },
  {
    route: 'GET /account/orders',
    answers: ({ owned }) =>
      customersOnly(
        [200, having({ results: expect.arrayContaining([having({ id: owned.order.id })]) })],
        [200, listOf()],
      ),
  },
  {
    route: 'GET /account/orders/:id',
    call: ({ owned }) => ({ params: { id: owned.order.id } }),
    answers: ({ owned }) => ({
      stranger: unauthorized,
      other: nobody,
      owner: [200, having({ id: owned.order.id })],
    }),
  },
];
