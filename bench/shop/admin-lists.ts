import { countCeiling, listPageSize, type ListRules } from '@/domain/staff/admin-list';
import { deviceCaseList } from '@/domain/devices/device-case';
import { auditList } from '@/domain/staff/audit';
import { consultationList } from '@/domain/consultations/booking';
import { callRequestList } from '@/domain/consultations/consultation';
import { messageList } from '@/domain/consultations/conversation';
import { hearingTestList } from '@/domain/hearing/hearing-review';
import { orderListRules } from '@/domain/orders/order-list';
import {
  catalogueList,
  couponList,
  giftCardList,
  jobList,
  mailList,
  returnList,
  subscriptionList,
} from '@/domain/staff/admin-lists';

export type AdminList = ListRules & {
  path: string;
  method?: 'GET';
  /** Search words that find something; the last one finds very many rows. */
  words: readonly string[];
};

const person = 'person77@example.ca';
/** A first name that one customer in fifty has. */
const manyPeople = 'Mary';

/** Every list of the admin area. */
export const adminLists: readonly AdminList[] = [
  { ...orderListRules, path: '/api/admin-orders', words: [person, '10424', manyPeople] },
  {
    ...hearingTestList,
    path: '/api/admin-list-hearing-tests',
    words: [person, '104300', manyPeople],
  },
  { ...returnList, path: '/api/admin-returns', words: [person, '104300'] },
  { ...deviceCaseList, path: '/api/admin-devices', words: [person, 'BH-24 0077 L'] },
  { ...consultationList, path: '/api/admin-consultations', words: [person, '555', manyPeople] },
  { ...callRequestList, path: '/api/admin-call-requests', words: [person, '555', manyPeople] },
  { ...messageList, path: '/api/admin-messages', words: [person, manyPeople] },
  { ...subscriptionList, path: '/api/admin-subscriptions', words: [person, '2050'] },
  { ...mailList, path: '/api/admin-mails', words: [person] },
  { ...giftCardList, path: '/api/admin-gift-cards', words: ['AB12'] },
  { ...couponList, path: '/api/admin-coupons', words: ['past7', 'past'] },
  { ...catalogueList, path: '/api/admin-catalogue', words: ['charger'] },
  { ...jobList, path: '/api/admin-jobs', words: [] },
  { ...auditList, path: '/api/admin-audit-log', words: ['past_77', 'clinic', 'order'] },
  // The start page with what waits for staff: not a list itself, but it counts rows of most lists.
  { sorts: ['since'], filters: {}, path: '/api/admin-today', method: 'GET', words: [] },
];

type Question = { name: string; body: Record<string, string | number> };

/**
 * The questions for one list: first page, a later page and the last; each sort in both directions; each filter value
 * and each pair of values from two filters with every sort; and the search words.
 */
export function questionsOf({ sorts, filters, words }: AdminList): Question[] {
  const last = Math.floor(countCeiling / listPageSize);
  const directions = sorts.flatMap((sort) => [sort, turned(sort)]);
  const narrowed = filtersOf(filters);
  return [
    { name: 'first page', body: {} },
    { name: 'page 7', body: { page: 7 } },
    { name: 'last page', body: { page: last } },
    ...directions.flatMap((sort) =>
      [{ name: '', body: {} }, ...narrowed].map(({ name, body }) => ({
        name: `${name} by ${sort}`.trim(),
        body: { ...body, sort },
      })),
    ),
    ...narrowed.map(({ name, body }) => ({
      name: `${name}, last page`,
      body: { ...body, page: last },
    })),
    ...words.map((search) => ({ name: `search ${search}`, body: { search } })),
  ];
}

function filtersOf(filters: AdminList['filters']): Question[] {
  const single = Object.entries(filters).map(([filter, values]) =>
    values.map((value) => ({ name: value, body: { [filter]: value } })),
  );
  const pairs = single.flatMap((ones, index) =>
    single.slice(index + 1).flatMap((others) =>
      ones.flatMap((one) =>
        others.map((other) => ({
          name: `${one.name} and ${other.name}`,
          body: { ...one.body, ...other.body },
        })),
      ),
    ),
  );
  return [...single.flat(), ...pairs];
}

function turned(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
}
