import { countCeiling, listPageSize, type ListRules } from '@/domain/admin-list';
import { auditList } from '@/domain/audit';
import { messageList } from '@/domain/conversation';
import { hearingTestList } from '@/domain/hearing-review';
import {
  catalogueList,
  couponList,
  giftCardList,
  jobList,
  mailList,
  returnList,
  subscriptionList,
} from '@/domain/office-lists';

export type AdminList = ListRules & {
  path: string;
  /** Words that find something. */ words: string;
};

/** Every list of the admin area that grows. */
export const adminLists: readonly AdminList[] = [
  { ...hearingTestList, path: '/api/admin-list-hearing-tests', words: 'person77@example.ca' },
  { ...returnList, path: '/api/admin-returns', words: 'person77@example.ca' },
  { ...messageList, path: '/api/admin-messages', words: 'person77@example.ca' },
  { ...subscriptionList, path: '/api/admin-subscriptions', words: 'person77@example.ca' },
  { ...mailList, path: '/api/admin-mails', words: 'person77@example.ca' },
  { ...giftCardList, path: '/api/admin-gift-cards', words: 'AB12' },
  { ...couponList, path: '/api/admin-coupons', words: 'past7' },
  { ...catalogueList, path: '/api/admin-catalogue', words: 'charger' },
  { ...jobList, path: '/api/admin-jobs', words: '' },
  { ...auditList, path: '/api/admin-audit-log', words: 'order' },
];

/** The first page, a later one and the last, each sort the other way, each value of each filter, and words. */
export function questionsOf({
  sorts,
  filters,
  words,
}: AdminList): { name: string; body: object }[] {
  const last = Math.floor(countCeiling / listPageSize);
  return [
    { name: 'first page', body: {} },
    { name: 'page 7', body: { page: 7 } },
    { name: 'last page', body: { page: last } },
    ...sorts.map((sort) => {
      const turned = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
      return { name: `sorted ${turned}`, body: { sort: turned } };
    }),
    ...Object.entries(filters).flatMap(([filter, values]) =>
      values.map((value) => ({ name: `${filter} ${value}`, body: { [filter]: value } })),
    ),
    ...(words === '' ? [] : [{ name: 'search', body: { search: words } }]),
  ];
}
