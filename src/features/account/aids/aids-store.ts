import { useState } from 'react';
import type { StoreAnswer } from '@/client/requests/store-answer';
import { tellFailure } from '@/features/failures/public';
import { createRecordStore } from '@/features/records/public';
import type { AidsView } from './aids-requests';

export const loadAidsRequests = () => import('./aids-requests');
type Requests = Awaited<ReturnType<typeof loadAidsRequests>>;

/** The data of the page "My hearing aids". */
export const aidsStore = createRecordStore<AidsView>({
  read: async () => (await loadAidsRequests()).readAids(),
  failure: 'generic',
  source: 'aids',
});

/**
 * One change at a time; its answer is the whole page. A refusal by a rule is told beside the form.
 *
 * @param isTold whether words for this refusal stand beside the form
 */
export function useAidsChange(isTold: (param: string) => boolean = () => false) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function run(
    change: (requests: Requests) => Promise<StoreAnswer<AidsView>>,
  ): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setRefusal(null);
    const answer = await loadAidsRequests()
      .then(change)
      .catch(() => null);
    setIsBusy(false);
    if (answer?.ok) {
      aidsStore.show(answer.value);
      return true;
    }
    if (answer?.param && isTold(answer.param)) setRefusal(answer.param);
    else tellFailure('generic', answer, 'aids');
    return false;
  }
  return { isBusy, refusal, run };
}
