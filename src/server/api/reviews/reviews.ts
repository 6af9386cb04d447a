import { boolean, mixed, number, object } from 'yup';
import { AppError } from '@/domain/failures/errors';
import {
  maximumReviewLength,
  mostStars,
  signatures,
  type Signature,
} from '@/domain/reviews/review';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { callLocale } from '@/server/http/call-locale';
import { code } from '../endpoints/leave-by-code';
import { anyone, endpoint, route } from '../endpoints/route';

/** What the buyer of a mailed link is asked, or what they wrote. */
export const reviewLookup = route({
  POST: endpoint({
    input: object({ code }),
    mayCall: anyone,
    handle: async ({ input, services }) => {
      const review = await services.reviews.open(input.code);
      if (!review) throw unknownCode();
      return { review };
    },
  }),
});

/** Publishes a review by the code of a mailed link. */
export const review = route({
  POST: endpoint({
    input: object({
      code,
      stars: number().integer().min(1).max(mostStars).required(),
      text: trimmedText().max(maximumReviewLength).required(),
      signature: mixed<Signature>().oneOf(signatures).required(),
      /** The writer knows that everybody can read it. */
      is_public: boolean().oneOf([true]).required(),
    }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      const { limits, clientAddressOf, reviews } = services;
      await limits.count(['reviewByClient', clientAddressOf(request)]);
      const { stars, text, signature } = input;
      const outcome = await reviews.write(input.code, {
        ...{ stars, text, signature },
        locale: callLocale(request),
      });
      if (outcome === 'unknown') throw unknownCode();
      if (outcome === 'written_before') {
        throw new AppError('conflict', 'This review is written already', { param: 'code' });
      }
      return { result: true };
    },
  }),
});

/** Takes a review back by the code of its mailed link. */
export const removeReview = route({
  POST: endpoint({
    input: object({ code }),
    mayCall: anyone,
    handle: async ({ input, services }) => {
      if (!(await services.reviews.takeBack(input.code))) throw unknownCode();
      return { result: true };
    },
  }),
});

function unknownCode(): AppError {
  return new AppError('not_found_error', 'This link is not one of ours', { param: 'code' });
}
