import { boolean, number, object, string } from 'yup';
import { brand } from '@/domain/brand';
import { canadianPrices, largestAmount } from '@/domain/funding/estimate-answers';
import { AppError } from '@/domain/failures/errors';
import { otherPayers } from '@/domain/funding/funding-estimate';
import { defaultLocale, isLocale } from '@/domain/words/locale';
import { cents } from '@/domain/money';
import { choices } from '@/domain/catalogue/product-choice';
import { provinceCodes } from '@/domain/provinces';
import type { HttpAnswer } from '@/server/http/exchange';
import { endpoint, route, type Guard } from '../endpoints/route';

const input = object({
  province: string().oneOf(provinceCodes).required(),
  level: string().oneOf(choices.tech).required(),
  aids: number()
    .oneOf([1, 2] as const)
    .required(),
  plan: string().oneOf(otherPayers).required(),
  /** In cents. */
  plan_cap: number().integer().min(0).max(largestAmount).nullable().default(null),
  is_seventy: boolean().nullable().default(null),
  is_claim_approved: boolean().default(false),
  has_had_adp: boolean().default(false),
  locale: string().default(defaultLocale),
});

/** Open to everybody within a rate limit; calls with invalid input count too. */
const anyoneCounted: Guard<null> = async (request, { limits, clientAddressOf }) => {
  await limits.count(['document', clientAddressOf(request)]);
  return null;
};

/**
 * Makes a PDF of an estimate at the shop's current prices. Nothing of the input is kept, so no login is needed; what is
 * limited is the work.
 */
export const estimateDocument = route({
  POST: endpoint({
    input,
    mayCall: anyoneCounted,
    handle: async ({ input: asked, services }) => {
      const aid = await services.commerce.catalogue.findProduct(brand.defaultProductSlug);
      const prices = aid && canadianPrices(aid);
      if (!prices) throw new AppError('not_found_error', 'There are no prices to reckon with');
      const { province, level, plan, plan_cap: planCap } = asked;
      const locale = isLocale(asked.locale) ? asked.locale : defaultLocale;
      const { renderEstimate } = await import('@/server/documents/render-estimate');
      return renderEstimate({
        question: {
          ...{ province, plan, price: prices[level] },
          aids: asked.aids === 1 ? 1 : 2,
          planCap: planCap === null ? null : cents(planCap),
          isSeventy: asked.is_seventy,
          isClaimApproved: asked.is_claim_approved,
          hasHadAdp: asked.has_had_adp,
        },
        level,
        locale,
        madeAt: new Date().toISOString(),
      });
    },
    answer: (pdf): HttpAnswer => ({
      status: 200,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="hearing-aid-estimate.pdf"',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
      body: pdf,
    }),
  }),
});
