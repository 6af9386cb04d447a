import { boolean, string } from 'yup';
import { isEmail } from '@/domain/account';
import { defaultLocale, locales } from '@/domain/locale';
import { questionnaireAnswersSchema } from '@/domain/questionnaire';
import { ownerOf } from '@/server/visits/ownership';
import { bearerOf } from '../bearer';
import { anyone, endpoint, route } from '../route';

/**
 * Answers of somebody who asked us to keep them. Nobody needs a session for it: in a frame on another site the browser
 * keeps ours from us. Sent once more, it is still one questionnaire.
 */
export const questionnaire = route('/api/questionnaire', {
  POST: endpoint({
    input: questionnaireAnswersSchema.shape({
      session_id: string()
        .matches(/^[\w-]{20,60}$/)
        .required(),
      /** Her own tick: without it nothing may be kept. */
      consent: boolean().oneOf([true]).required(),
      locale: string().oneOf(locales).default(defaultLocale),
    }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      await services.limits.count(['questionnaireByPeer', services.peerOf(request)]);
      const { session_id: sessionId, locale, partOne, testPlan } = input;
      const { name, email } = partOne.personalDetails;
      const session = bearerOf(request);
      const visitor = session && (await services.commerce.visitors.identify(session));
      await services.hearing.questionnaires.record({
        sessionId,
        owner: visitor ? ownerOf(visitor) : null,
        answers: {
          // An address that is none would never be found again.
          partOne: { ...partOne, personalDetails: { name, email: isEmail(email) ? email : '' } },
          testPlan,
        },
        locale,
      });
      return { result: true };
    },
  }),
});
