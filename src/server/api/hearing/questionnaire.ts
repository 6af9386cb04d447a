import { boolean, string } from 'yup';
import { isEmail } from '@/domain/accounts/account';
import { defaultLocale, locales } from '@/domain/words/locale';
import { questionnaireAnswersSchema } from '@/domain/hearing/questionnaire';
import { anyone, endpoint, route } from '../endpoints/route';
import { makerOf } from '../endpoints/visit';

/**
 * Answers that a visitor asked us to keep. It needs no session: in a frame on another site the browser withholds our
 * cookies. Sent again, it is still one questionnaire.
 */
export const questionnaire = route({
  POST: endpoint({
    input: questionnaireAnswersSchema.shape({
      session_id: string()
        .matches(/^[\w-]{20,60}$/)
        .required(),
      /** The visitor's own tick: without it nothing may be kept. */
      consent: boolean().oneOf([true]).required(),
      locale: string().oneOf(locales).default(defaultLocale),
    }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      await services.limits.count(['questionnaireByClient', services.clientAddressOf(request)]);
      const { session_id: sessionId, locale, partOne, testPlan } = input;
      const { name, email } = partOne.personalDetails;
      await services.hearing.questionnaires.record({
        sessionId,
        owner: await makerOf(request, services),
        answers: {
          // An invalid address could never be found again.
          partOne: { ...partOne, personalDetails: { name, email: isEmail(email) ? email : '' } },
          testPlan,
        },
        locale,
      });
      return { result: true };
    },
  }),
});
