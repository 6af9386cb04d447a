import { useState } from 'react';
import { adminDocument } from '@/client/requests/admin-requests';
import { saveFile } from '@/client/requests/save-file';
import type { PartProps } from './order-part';

export const labelPath = '/api/swell/shippo-order';

/** Makes a parcel's label and saves it as a file; the order is read again. */
export function useLabel({ view, state }: PartProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { order, adminFacts } = view;

  async function make() {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await adminDocument(labelPath, {
      order_id: order.id,
      revision: adminFacts?.revision,
    });
    setIsBusy(false);
    if (!answer.ok) return state.tellRefusal(answer);
    saveFile(answer.value, `label-${order.number}.pdf`);
    state.reload();
  }

  return { isBusy, make };
}
