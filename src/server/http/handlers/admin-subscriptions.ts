import { date, object, string } from 'yup';
import { AppError } from '@/domain/errors';
import { subscriptionList } from '@/domain/office-lists';
import type { SubscriptionAction, SubscriptionMoved } from '@/server/commerce/office';
import { adminOnly } from '../admin-guard';
import { listInput } from '../list-input';
import { endpoint, route } from '../route';
import { recordId } from './hearing-inputs';
import { known, officeOf } from './office';

const subject = 'subscription';

const listSubscriptions = endpoint({
  input: listInput(subscriptionList),
  mayCall: adminOnly,
  handle: async ({ input, caller: { staff }, services }) => {
    const { page, pageSize } = input;
    const { subscriptions } = officeOf(services);
    await services.audit.record({
      staff,
      action: 'list',
      subject: 'subscriptions',
      recordId: `${page}`,
    });
    return { page, pageSize, ...(await subscriptions.page(input)) };
  },
});

/** All plans that somebody subscribed to; that somebody read the list is noted. */
export const adminSubscriptions = route('/api/admin-subscriptions', {
  GET: listSubscriptions,
  POST: listSubscriptions,
});

const actions = ['pause', 'resume', 'cancel', 'end_with_period', 'go_on'] as const;

/** One of them with its invoices; and what may be done with it, by the rules of its owner. */
export const adminSubscription = route('/api/admin-subscription', {
  GET: endpoint({
    input: object({ id: recordId }),
    mayCall: adminOnly,
    handle: async ({ input: { id }, caller: { staff }, services }) => {
      const { subscriptions } = officeOf(services);
      await services.audit.record({ staff, action: 'view', subject, recordId: id });
      return known(await subscriptions.find(id));
    },
  }),
  POST: endpoint({
    input: object({
      id: recordId,
      /** Its `updatedAt`, as whoever decides has it on her screen. */
      version: string().max(40).required(),
      action: string().oneOf(actions).required(),
      /** Of `pause`; without one it lasts until somebody resumes it. */
      until: date().nullable().default(null),
    }),
    mayCall: adminOnly,
    handle: async ({ input, caller: { staff }, services }) => {
      const { id, version, action, until } = input;
      const { subscriptions } = officeOf(services);
      await services.audit.record({ staff, action: 'change', subject, recordId: id });
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
