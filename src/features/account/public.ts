/** What pages of the account that live in other features stand in. */
export { AccountLayout } from './account-layout';
export { FoundRecords } from './found/found-records';
