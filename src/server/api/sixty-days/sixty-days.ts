import { array, mixed, object, string } from 'yup';
import {
  benefitMeasures,
  benefitMoments,
  goalSteps,
  maximumGoalLength,
  maximumGoals,
  outcomeQuestions,
  type GoalStep,
} from '@/domain/benefit/measures';
import { AppError } from '@/domain/failures/errors';
import { dayPages } from '@/domain/sixty-days/plan';
import type { Visitor } from '@/server/commerce/port';
import { customerOnly } from '../endpoints/customer-guard';
import { recordId } from '../endpoints/hearing-inputs';
import { endpoint, route } from '../endpoints/route';
import { ownedOrder } from '../orders/orders';
import type { Services } from '@/server/main/services';

type Customer = Visitor & { account: { id: string } };

/** The trial of the customer's newest hearing aids, and whether they want to be written to. */
async function viewFor(caller: Customer, services: Services) {
  const { commerce, sixtyDays, followUps, textNumbers } = services;
  const [trial, writing, texts] = await Promise.all([
    sixtyDays.viewOf(await commerce.orders.ownedBy(caller)),
    followUps.stateOf(caller.account.id),
    textNumbers.viewOf(caller.account.id),
  ]);
  return { trial, writing, texts: { ...texts, isOffered: services.areTextsOffered } };
}

export const sixtyDays = route({
  GET: endpoint({
    input: object({}),
    mayCall: customerOnly,
    handle: ({ caller, services }) => viewFor(caller, services),
  }),
});

type Outcome = { ok: true } | { ok: false; code: 'not_open' | 'invalid' };

/** Throws for a refusal; else answers with the trial as it is now. */
async function answered(outcome: Outcome, caller: Customer, services: Services) {
  if (outcome.ok) return viewFor(caller, services);
  if (outcome.code === 'invalid') {
    throw new AppError('validation_error', 'This does not answer the question');
  }
  throw new AppError('permission_error', 'This page is not open now');
}

/** Saves the answer to the question of a page. */
export const dayAnswer = route({
  POST: endpoint({
    input: object({
      order_id: recordId,
      page: string().oneOf(dayPages).required(),
      answer: string().max(20).required(),
    }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services }) => {
      const order = await ownedOrder(services, caller, input.order_id);
      const outcome = await services.sixtyDays.answer(order, input.page, input.answer);
      return answered(outcome, caller, services);
    },
  }),
});

/** Saves what the customer wants to do again, in their own words. */
export const benefitGoals = route({
  PUT: endpoint({
    input: object({
      order_id: recordId,
      goals: array(string().trim().min(2).max(maximumGoalLength).required())
        .min(1)
        .max(maximumGoals)
        .required(),
    }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services }) => {
      const order = await ownedOrder(services, caller, input.order_id);
      const outcome = await services.sixtyDays.setGoals(order, input.goals);
      return answered(outcome, caller, services);
    },
  }),
});

const isStep = (value: unknown): value is GoalStep => goalSteps.some((step) => step === value);

const steps = mixed<Record<string, GoalStep>>(
  (value): value is Record<string, GoalStep> =>
    typeof value === 'object' && value !== null && Object.values(value).every(isStep),
).required();

/** Saves one measurement: the goals or the seven questions, each on five steps. */
export const benefitRecord = route({
  POST: endpoint({
    input: object({
      order_id: recordId,
      moment: string().oneOf(benefitMoments).required(),
      measure: string().oneOf(benefitMeasures).required(),
      values: steps,
    }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services }) => {
      const { moment, measure, values } = input;
      const order = await ownedOrder(services, caller, input.order_id);
      if (measure === 'goals') {
        const outcome = await services.sixtyDays.rate(order, { measure, moment, values });
        return answered(outcome, caller, services);
      }
      const given = Object.fromEntries(
        outcomeQuestions.flatMap((question) => {
          const step = values[question];
          return step === undefined ? [] : [[question, step] as const];
        }),
      );
      if (Object.keys(given).length !== outcomeQuestions.length) {
        throw new AppError('validation_error', 'Some questions have no answer', {
          param: 'values',
        });
      }
      const all = given as Record<(typeof outcomeQuestions)[number], GoalStep>;
      const outcome = await services.sixtyDays.rate(order, { measure, moment, values: all });
      return answered(outcome, caller, services);
    },
  }),
});

/** The customer keeps the hearing aids. */
export const keepAids = route({
  POST: endpoint({
    input: object({ order_id: recordId }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services }) => {
      const order = await ownedOrder(services, caller, input.order_id);
      return answered(await services.sixtyDays.keep(order), caller, services);
    },
  }),
});

/** Pauses, resumes, or ends for good what we write during the trial. */
export const trialWriting = route({
  PUT: endpoint({
    input: object({ state: string().oneOf(['on', 'paused', 'stopped']).required() }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services }) => {
      await services.followUps.choose(caller.account.id, input.state);
      return viewFor(caller, services);
    },
  }),
});
