import { boolean, number, object, string } from 'yup';
import { fittingAnswer } from '@/domain/staff/answers/fitting';
import type { RecordNote } from '@/domain/staff/audit';
import { AppError } from '@/domain/failures/errors';
import { basisFaultOf } from '@/domain/fitting/fitting-basis';
import { orderedAidsOf } from '@/domain/fitting/ordered-aids';
import { maximumClinicianLength, maximumLicenceLength } from '@/domain/fitting/sign-off';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { defaultLocale, isLocale } from '@/domain/words/locale';
import type { HttpAnswer } from '@/server/http/exchange';
import type { Services } from '@/server/main/services';
import { adminEndpoint } from '../../endpoints/admin-endpoint';
import { recordId } from '../../endpoints/hearing-inputs';
import { route } from '../../endpoints/route';
import { sheetRefused } from './sheet-refusals';
import { choicesOf, fittedOrder, sheetInput, testOfOrder } from './sheet-input';

const sheetNote = (action: RecordNote['action'], id: string): RecordNote => ({
  action,
  subject: 'fitting_sheet',
  recordId: id,
});

const orderNote = (orderId: string): RecordNote => ({
  action: 'view',
  subject: 'order',
  recordId: orderId,
});

/** Everything on the screen of an order's fitting: the order, its test, and every version of its sheet. */
export const adminFitting = route({
  POST: adminEndpoint({
    may: 'health',
    input: object({ order_id: recordId }),
    readBy: fittingAnswer,
    find: async ({ input, services }) => {
      const order = await fittedOrder(input.order_id, services);
      const [test, sheets, items] = await Promise.all([
        testOfOrder(order.id, services),
        services.fittings.of(order.id),
        services.hearing.profiles.itemsOf(order.id),
      ]);
      const ordered = orderedAidsOf(order.lines);
      const { clinician } = services.config.shop;
      const result = {
        order: {
          ...{ id: order.id, number: order.number, status: order.status },
          ...{ holdReason: order.holdReason, state: order.shipping?.state ?? null },
          name: order.shipping?.name ?? order.account.name ?? null,
          lines: order.lines.map(({ id, productName, variantName, imageUrl, quantity }) => ({
            ...{ id, productName, variantName, imageUrl, quantity },
          })),
        },
        ordered,
        test: test && {
          ...{ id: test.id, isFlagged: test.isFlagged, signs: test.signs },
          result: { ...test.result, trials: undefined },
          fault: basisFaultOf(test.result, ordered.ears),
        },
        papers: items.flatMap(({ kind, reference }) =>
          kind === 'upload' || kind === 'prescription' ? [{ kind, id: reference }] : [],
        ),
        sheets,
        clinician: { name: clinician.name, licence: clinician.licence },
      };
      const notes = [
        orderNote(order.id),
        ...sheets.map(({ id }) => sheetNote('view', id)),
        ...(test
          ? [{ action: 'view', subject: 'hearing_result', recordId: test.id } as const]
          : []),
      ] as const;
      return { result, notes };
    },
  }),
});

/** Makes another version of an order's sheet. The server computes the targets. */
export const adminMakeSheet = route({
  POST: adminEndpoint({
    may: 'health',
    input: sheetInput,
    find: async ({ input, caller: { staff }, services }) => {
      const order = await fittedOrder(input.order_id, services);
      const choices = await choicesOf(input, services);
      const made = await services.fittings.make({ order, choices, after: input.after, staff });
      if (!made.ok) throw sheetRefused(made.code);
      const { id, version } = made.sheet;
      return { result: { version }, notes: [sheetNote('change', id)] };
    },
  }),
});

const signFields = {
  clinician: trimmedText().max(maximumClinicianLength).required(),
  licence: trimmedText().max(maximumLicenceLength).required(),
  /** Both lines were ticked: looked at both ears and warnings; the audiogram is good enough to fit from. */
  looked: boolean().oneOf([true]).required(),
  good_enough: boolean().oneOf([true]).required(),
};

/** Signs the newest version of an order's sheet, by name. */
export const adminSignSheet = route({
  POST: adminEndpoint({
    may: 'health',
    input: object({
      order_id: recordId,
      version: number().integer().min(1).max(10_000).required(),
      ...signFields,
    }),
    find: async ({ input, caller: { staff }, services }) => {
      const { order_id: orderId, version, clinician, licence } = input;
      await fittedOrder(orderId, services);
      const signed = await services.fittings.sign({ orderId, version, clinician, licence, staff });
      return answerOf(signed);
    },
  }),
});

/** Makes a version and signs it in one step: what the order's own page does. */
export const adminMakeSignedSheet = route({
  POST: adminEndpoint({
    may: 'health',
    input: sheetInput.shape(signFields),
    find: async ({ input, caller: { staff }, services }) => {
      const { clinician, licence, after } = input;
      const order = await fittedOrder(input.order_id, services);
      const choices = await choicesOf(input, services);
      const wanted = { order, choices, after, staff };
      return answerOf(await services.fittings.makeSigned(wanted, { clinician, licence }));
    },
  }),
});

type Outcome = Awaited<ReturnType<Services['fittings']['sign']>>;

function answerOf(outcome: Outcome) {
  if (!outcome.ok) throw sheetRefused(outcome.code);
  const { id, version, signature } = outcome.sheet;
  return {
    result: { version, signed_at: signature?.at ?? null },
    notes: [sheetNote('change', id)] as const,
  };
}

/** A version of an order's sheet as a PDF, to print or to give away. */
export const adminSheetDocument = route({
  POST: adminEndpoint({
    may: 'health',
    input: object({
      order_id: recordId,
      version: number().integer().min(1).max(10_000).required(),
      locale: string().default(defaultLocale),
    }),
    find: async ({ input, services }) => {
      const order = await fittedOrder(input.order_id, services);
      const sheets = await services.fittings.of(order.id);
      const found = sheets.find(({ version }) => version === input.version);
      if (!found) throw new AppError('not_found_error', 'This fitting sheet is unknown');
      const before = sheets.find(({ version }) => version === input.version - 1) ?? null;
      const { renderFitting } = await import('@/server/documents/fitting/render-fitting');
      const locale = isLocale(input.locale) ? input.locale : defaultLocale;
      const { sheet, signature, version } = found;
      const pdf = await renderFitting({
        ...{ orderNumber: order.number, version, sheet, signature, locale },
        before: before?.sheet ?? null,
      });
      return {
        result: { pdf, name: `${order.number}-${version}` },
        notes: [sheetNote('view', found.id)],
      };
    },
    answer: ({ pdf, name }): HttpAnswer => ({
      status: 200,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="fitting-${name.replace(/[^\w-]/g, '')}.pdf"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
      body: pdf,
    }),
  }),
});
