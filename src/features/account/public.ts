/** Layout for account pages that belong to other features. */
export { AccountLayout } from './account-layout';
export { FoundRecords } from './found/found-records';
