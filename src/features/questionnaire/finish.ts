import { keepAdviceFrom } from '@/client/storage/doctor-advice';
import { keepToldSigns } from '@/client/storage/told-signs';
import { productRequest } from '@/client/requests/product-requests';
import { findRedFlags } from '@/domain/audiometry/red-flags';
import { localeOf } from '@/domain/words/locale';
import { healthSignsOf } from '@/domain/hearing/questionnaire';
import { tellFailure } from '@/features/failures/public';
import { markCompleted, useQuestionnaireStore } from './questionnaire-store';

/** Message to another site that shows us in a frame. It contains no answer. */
export const completionMessage = 'boreal:questionnaire-completed';

type Finish = {
  /** The person's own tick: without it nothing leaves this device. */
  hasConsent: boolean;
  /** Other sites that may receive the message. */
  frameOrigins: readonly string[];
  locale: string | undefined;
};

/** Ends the questionnaire; false when the answers could not be sent: then nothing has changed. */
export async function finish({ hasConsent, frameOrigins, locale }: Finish): Promise<boolean> {
  const { partOne, testPlan, session_id } = useQuestionnaireStore.getState().state;
  if (hasConsent) {
    const answer = await productRequest('/api/questionnaire', {
      partOne,
      testPlan,
      session_id,
      consent: true,
      locale: localeOf(locale),
    });
    if (!answer.ok) {
      tellFailure('generic', answer, 'questionnaire');
      return false;
    }
  }
  const signs = healthSignsOf({ partOne, testPlan });
  keepAdviceFrom('questionnaire', findRedFlags(signs, null));
  keepToldSigns(signs);
  markCompleted();
  tellFrame(session_id, frameOrigins);
  return true;
}

/** Sends the message to each allowed origin; the browser delivers it only to the matching one. */
function tellFrame(sessionId: string, frameOrigins: readonly string[]): void {
  if (window.parent === window) return;
  for (const origin of [window.location.origin, ...frameOrigins]) {
    window.parent.postMessage({ type: completionMessage, sessionId }, origin);
  }
}
