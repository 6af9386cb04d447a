import { isOpenReturn } from '@/domain/orders/return-request';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { createReturnRows } from './return-rows';

/**
 * The customer's returns and their reasons. A reason may be about health: it is deleted as soon as nobody has to act on
 * it.
 */
export function createReturnPersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
  const rows = createReturnRows(sealer);
  return {
    name: 'returns',
    tables: ['order_returns'],
    async export(sql, { accountId }) {
      const returns = await rows.read(sql, 'owner', accountId);
      return returns.map((request) => {
        const { orderNumber, mainReason, reason, note, status, steps, locale, createdAt } = request;
        const told = { mainReason, reason, ourAnswer: note };
        return { orderNumber, ...told, status, steps, locale, createdAt };
      });
    },
    async erase(tx, { accountId }) {
      for (const request of await rows.read(tx, 'owner', accountId)) {
        if (!isOpenReturn(request.status)) await rows.forgetReason(tx, request.id);
      }
    },
  };
}
