import type { RouteRow } from './endpoints/route-row';
import { accountRoutes } from './routes/accounts';
import { consultationRoutes } from './routes/consultations';
import { conversationRoutes } from './routes/conversations';
import { deviceRoutes } from './routes/devices';
import { hearingRoutes } from './routes/hearing';
import { internalRoutes } from './routes/internal';
import { mailingRoutes } from './routes/mailing';
import { orderRoutes } from './routes/orders';
import { reviewRoutes } from './routes/reviews';
import { siteRoutes } from './routes/site';
import { staffFittingRoutes } from './routes/staff/fittings';
import { sixtyDaysRoutes } from './routes/sixty-days';
import { staffDeviceRoutes } from './routes/staff/devices';
import { staffHearingRoutes } from './routes/staff/hearing';
import { staffLoginRoutes } from './routes/staff/logins';
import { staffOperationRoutes } from './routes/staff/operations';
import { staffOrderRoutes } from './routes/staff/orders';
import { staffPeopleRoutes } from './routes/staff/people';
import { staffShopRoutes } from './routes/staff/shop';
import { staffTrialRoutes } from './routes/staff/trials';
import { webhookRoutes } from './routes/webhooks';

/**
 * Every endpoint of the product itself: its address and methods, who may call it, what it writes into the audit log,
 * its rate limits, and its handler. The Store API and the card vault have tables of their own. The access matrix
 * (`src/testing/access-matrix`) tests that each row is true, and the table "Limits" of docs/security.md is compared
 * with it.
 */
export const routes: readonly RouteRow[] = [
  ...siteRoutes,
  ...accountRoutes,
  ...orderRoutes,
  ...deviceRoutes,
  ...hearingRoutes,
  ...consultationRoutes,
  ...conversationRoutes,
  ...mailingRoutes,
  ...reviewRoutes,
  ...sixtyDaysRoutes,
  ...webhookRoutes,
  ...internalRoutes,
  ...staffLoginRoutes,
  ...staffOrderRoutes,
  ...staffShopRoutes,
  ...staffDeviceRoutes,
  ...staffHearingRoutes,
  ...staffFittingRoutes,
  ...staffPeopleRoutes,
  ...staffTrialRoutes,
  ...staffOperationRoutes,
];
