import { boolean, object, string } from 'yup';
import { missingFromProfile } from '@/domain/hearing/hearing-profile';
import { normaliseEmail } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';
import { defaultLocale, isLocale } from '@/domain/words/locale';
import { hasHearingAid, type Order } from '@/domain/orders/order';
import { destinationProvince } from '@/domain/orders/order-province';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import type { Visitor } from '@/server/commerce/port';
import type { ProfileItem } from '@/server/hearing-tests/profile-rows';
import type { Services } from '@/server/main/services';
import { ownerOf } from '@/server/visits/ownership';
import { anyVisitor, identifyVisitor } from '../endpoints/customer-guard';
import type { HttpRequest } from '@/server/http/exchange';
import { anyone, endpoint, route } from '../endpoints/route';
import { emailInput, recordId, runId } from '../endpoints/hearing-inputs';
import { orderByProof, proofIn, type NamedByProof } from '../orders/order-proof';
import { ownedOrder } from '../orders/orders';

/** What somebody hands in: for a named order, or under an e-mail address. */
type HandedIn = { orderId: string | null | undefined; email: string };

/**
 * The visitor's waiting orders of hearing aids: the named one, which has to be theirs, else those of their account and
 * the one placed last in this visit. The latter only under the same address: another one may be another person's, on
 * the same device.
 */
export async function ordersThatWait(
  services: Services,
  caller: Visitor,
  { orderId, email }: HandedIn,
): Promise<readonly Order[]> {
  const orders = orderId
    ? [await ownedOrder(services, caller, orderId)]
    : await ordersUnder(normaliseEmail(email), caller, services);
  return orders.filter((order) => order.status === 'hold' && hasHearingAid(order));
}

async function ordersUnder(
  email: string,
  caller: Visitor,
  { commerce }: Services,
): Promise<readonly Order[]> {
  const [own, last] = await Promise.all([
    commerce.orders.ownedBy(caller),
    commerce.orders.lastOf(caller),
  ]);
  const isMore =
    last !== null &&
    normaliseEmail(last.account.email) === email &&
    !own.some(({ id }) => id === last.id);
  return isMore ? [...own, last] : own;
}

/** What the owner of an order is told about its hearing profile. */
async function profileAnswer(order: Order, { hearing }: Services) {
  const { kinds, reviewedAt } = await hearing.profiles.of(order.id);
  const province = destinationProvince(order);
  return {
    order_id: order.id,
    number: order.number,
    status: order.status,
    has: kinds,
    missing: order.status === 'hold' ? missingFromProfile(province, kinds) : null,
    reviewed_at: reviewedAt,
  };
}

const named = {
  order_id: recordId.notRequired(),
  /** For an order that another visit placed: number, e-mail and postal code. */
  order_number: trimmedText().max(20),
  email: emailInput.notRequired(),
  postal_code: trimmedText().max(20),
};

/** What one of the caller's orders still needs before it can be set up. */
export const hearingProfile = route({
  GET: endpoint({
    input: object({ order_id: recordId }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services }) =>
      profileAnswer(await ownedOrder(services, caller, input.order_id), services),
  }),
});

/**
 * Adds a saved test to an order. The caller owns the order by session, or proves it by number, e-mail and postal code.
 */
export const updateHearingOrder = route({
  POST: endpoint({
    input: object({ ...named, session_id: runId.required() }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services, request }) => {
      const order = await orderMeant(input, { services, caller, request });
      if (!order.lines.some(({ isHearingAid }) => isHearingAid)) {
        throw new AppError('validation_error', 'This order has no hearing aids', {
          param: 'order_id',
        });
      }
      const items = await itemsOf(services, caller, input.session_id);
      if (items.length === 0) {
        throw new AppError('validation_error', 'At least one test must be part of the order', {
          param: 'session_id',
        });
      }
      await services.hearing.profiles.add(order, items);
      return profileAnswer(await ownAgain(services, order), services);
    },
  }),
});

/** What one of the visitor's test sessions left: a test, a questionnaire, or both. */
async function itemsOf(
  { hearing }: Services,
  caller: Visitor,
  sessionId: string,
): Promise<ProfileItem[]> {
  const owner = ownerOf(caller);
  const [results, questionnaires] = await Promise.all([
    hearing.results.ownedBy(owner),
    hearing.questionnaires.ownedBy(owner),
  ]);
  const test = results.find((one) => one.sessionId === sessionId);
  const questionnaire = questionnaires.find(({ id }) => id === sessionId);
  return [
    ...(test ? [{ kind: 'test', reference: test.id } as const] : []),
    ...(questionnaire ? [{ kind: 'questionnaire', reference: questionnaire.id } as const] : []),
  ];
}

/** Records the decision to go on without a test, for the named order or for all that wait. */
export const hearingWaiver = route({
  POST: endpoint({
    input: object({
      email: emailInput,
      locale: string().default(defaultLocale),
      order_id: recordId.notRequired(),
      /** The buyer's own acknowledgement. */
      accepted: boolean().oneOf([true], 'Please tick the box first').required(),
    }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services, request }) => {
      await services.limits.count(['hearingRecordByClient', services.clientAddressOf(request)]);
      const { email, order_id: orderId } = input;
      const waiting = await ordersThatWait(services, caller, { orderId, email });
      const waiver = await services.hearing.profiles.waive(ownerOf(caller), {
        email,
        locale: isLocale(input.locale) ? input.locale : defaultLocale,
      });
      for (const order of waiting) {
        await services.hearing.profiles.add(order, [{ kind: 'waiver', reference: waiver.id }]);
      }
      return { waived_at: waiver.at };
    },
  }),
});

/** Begins a test, here or at the external service. */
export const startHearingTest = route({
  POST: endpoint({
    input: object({
      email: emailInput,
      locale: string().default(defaultLocale),
      /** Consent that we keep the result; without it no test begins that would send one. */
      consent: boolean().default(false),
    }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      const { tests } = services.hearing;
      const isElsewhere = tests.adapter === 'external';
      if (isElsewhere && !input.consent) {
        throw new AppError('validation_error', 'Please tick the box if we may keep your result', {
          param: 'consent',
        });
      }
      const owner = isElsewhere
        ? ownerOf(await identifyVisitor(request, services.commerce.visitors))
        : { accountId: null, visit: '' };
      const locale = isLocale(input.locale) ? input.locale : defaultLocale;
      const start = await tests.start(owner, { email: input.email, locale });
      return {
        kind: start.kind,
        url: start.kind === 'embedded' ? start.path : start.url,
        session_id: start.sessionId,
      };
    },
  }),
});

async function orderMeant(
  asked: { order_id?: string | null } & NamedByProof,
  { services, caller, request }: { services: Services; caller: Visitor; request: HttpRequest },
): Promise<Order> {
  if (asked.order_id) return ownedOrder(services, caller, asked.order_id);
  return orderByProof(services, proofIn(asked), services.clientAddressOf(request));
}

async function ownAgain({ commerce }: Services, order: Order): Promise<Order> {
  return (await commerce.orders.findOrder(order.id)) ?? order;
}
