import type { Row } from '../row';
import { accountRows } from './account-rows';
import { adminOrderRows } from './admin-order-rows';
import { adminRows } from './admin-rows';
import { cartRows } from './cart-rows';
import { fittingRows } from './fitting-rows';
import { deviceRows } from './device-rows';
import { fileRows } from './file-rows';
import { consultationRows } from './consultation-rows';
import { conversationRows } from './conversation-rows';
import { foundRows } from './found-rows';
import { hearingRows } from './hearing-rows';
import { mailRows } from './mail-rows';
import { adminCommerceRows } from './admin-commerce-rows';
import { openRows } from './open-rows';
import { orderRows } from './order-rows';
import { privacyRows } from './privacy-rows';
import { staffRows } from './staff-rows';
import { storeAccountRows } from './store-account-rows';
import { trialRows } from './trial-rows';
import { subscriptionRows } from './subscription-rows';

/** The whole matrix. Add a row for a new route to the file of its subject, or to a new file here. */
export const rows: readonly Row[] = [
  ...openRows,
  ...cartRows,
  ...storeAccountRows,
  ...subscriptionRows,
  ...orderRows,
  ...accountRows,
  ...mailRows,
  ...privacyRows,
  ...hearingRows,
  ...fittingRows,
  ...fileRows,
  ...deviceRows,
  ...foundRows,
  ...consultationRows,
  ...conversationRows,
  ...trialRows,
  ...adminCommerceRows,
  ...adminOrderRows,
  ...staffRows,
  ...adminRows,
];
