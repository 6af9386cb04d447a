import { date, object, string } from 'yup';
import { subscriptionLineSchema } from '@/domain/staff/answers/subscription-line';
import { staffSubscriptionSchema } from '@/domain/staff/answers/subscription';
import { AppError } from '@/domain/failures/errors';
import { subscriptionList } from '@/domain/staff/admin-lists';
import type { SubscriptionAction, SubscriptionMoved } from '@/server/commerce/admin-commerce';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { listRoute } from '../endpoints/list-route';
import { recordId } from '../endpoints/hearing-inputs';
import { known, adminCommerceOf } from './admin-commerce';

const subject = 'subscription';

/** All subscribed plans; each reading of the list is noted. */
export const adminSubscriptions = listRoute({
  may: 'subscriptions',
  rules: subscriptionList,
  row: subscriptionLineSchema,
  noted: 'subscriptions',
  read: ({ input, services }) => adminCommerceOf(services).subscriptions.page(input),
});

const actions = ['pause', 'resume', 'cancel', 'end_with_period', 'go_on'] as const;

/** One subscription with its invoices; staff may change it by the same rules as its owner. */
export const adminSubscription = route({
  GET: adminEndpoint({
    may: 'subscriptions',
    input: object({ id: recordId }),
    readBy: staffSubscriptionSchema,
    notes: ({ id }) => ({ action: 'view', subject, recordId: id }),
    handle: async ({ input: { id }, services }) => {
      const { subscriptions } = adminCommerceOf(services);
      return known(await subscriptions.find(id));
    },
  }),
  POST: adminEndpoint({
    may: 'subscriptions',
    readBy: staffSubscriptionSchema,
    input: object({
      id: recordId,
      /** `updatedAt` as the staff member sees it. */
      version: string().max(40).required(),
      action: string().oneOf(actions).required(),
      /** Only for `pause`; without a date it lasts until somebody resumes it. */
      until: date().nullable().default(null),
    }),
    notes: ({ id }) => ({ action: 'change', subject, recordId: id }),
    handle: async ({ input, services }) => {
      const { id, version, action, until } = input;
      const { subscriptions } = adminCommerceOf(services);
      const moved = await subscriptions.move(id, version, actionOf(action, until));
      if (!moved.ok) throw refused(moved.code);
      return known(await subscriptions.find(id));
    },
  }),
});

function actionOf(action: (typeof actions)[number], until: Date | null): SubscriptionAction {
  return action === 'pause' ? { do: action, until } : { do: action };
}

function refused(code: Extract<SubscriptionMoved, { ok: false }>['code']): AppError {
  if (code === 'subscription_not_found') {
    return new AppError('not_found_error', 'This plan is unknown');
  }
  return code === 'subscription_changed'
    ? new AppError('conflict', 'This plan has changed meanwhile')
    : new AppError('permission_error', `Not possible: ${code}`, { param: code });
}
