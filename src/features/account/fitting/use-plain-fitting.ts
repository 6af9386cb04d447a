import { useEffect, useState } from 'react';
import { array, boolean, object, string, type InferType } from 'yup';
import { reportError } from '@/client/error-reporting';
import { productRequest } from '@/client/requests/product-requests';
import { earSides } from '@/domain/audiometry/test-result';
import { helpSteps } from '@/domain/fitting/plain-help';

const step = string().oneOf(helpSteps).required();
const pitches = object({ low: step, middle: step, high: step }).required();

const answer = object({
  fitting: object({
    ears: array(
      object({
        side: string().oneOf(earSides).required(),
        help: object({ soft: pitches, talk: pitches, loud: pitches }).required(),
      }).required(),
    ).required(),
    isStarting: boolean().required(),
    stepsUp: boolean().required(),
    isInSitu: boolean().required(),
    signedBy: string().defined(),
    signedAt: string().required(),
  })
    .nullable()
    .defined()
    .default(null),
});

export type PlainFitting = NonNullable<InferType<typeof answer>['fitting']>;

/** How the aids of an order are set; null while nobody has signed it, and while it is unknown. */
export function usePlainFitting(orderId: string): PlainFitting | null {
  const [found, setFound] = useState<{ orderId: string; fitting: PlainFitting | null }>();
  useEffect(() => {
    let isCurrent = true;
    void readFitting(orderId).then((fitting) => {
      if (isCurrent) setFound({ orderId, fitting });
    });
    return () => {
      isCurrent = false;
    };
  }, [orderId]);
  return found?.orderId === orderId ? found.fitting : null;
}

async function readFitting(orderId: string): Promise<PlainFitting | null> {
  const query = new URLSearchParams({ order_id: orderId }).toString();
  const answered = await productRequest(`/api/order-fitting?${query}`);
  if (!answered.ok) return null;
  try {
    return answer.validateSync(answered.value).fitting;
  } catch (failure) {
    reportError(failure, 'order-fitting');
    return null;
  }
}
