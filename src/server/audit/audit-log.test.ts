import { testDatabases } from '@/testing/shops/database';
import { createAuditLog } from './audit-log';

const [pglite] = testDatabases();
const all = { page: 1, pageSize: 25, sort: '-at', search: '', action: '' };
const staffOf = (name: string) => ({ id: name, name });

describe('the list of what our staff did', () => {
  const shop = pglite?.use();
  let minutes = 0;
  const log = () => {
    if (!shop) throw new Error('No database');
    const now = () => new Date(Date.UTC(2026, 10, 21, 12, minutes));
    return createAuditLog({ db: shop.db, now });
  };
  beforeEach(async () => {
    const done = [
      { staff: staffOf('ada'), action: 'view', subject: 'order', recordId: 'o1' },
      { staff: staffOf('bo'), action: 'change', subject: 'order', recordId: 'o1' },
      { staff: staffOf('ada'), action: 'view', subject: 'return', recordId: 'r1' },
      // A staff member, a kind of record and a record id with the same name.
      { staff: staffOf('mail'), action: 'view', subject: 'mail', recordId: 'mail' },
    ] as const;
    for (const { staff, ...note } of done) {
      minutes += 1;
      await log().record(staff, [note]);
    }
  });

  const found = async (asked: object) => {
    const { count, results } = await log().page({ ...all, ...asked });
    expect(results).toHaveLength(count);
    return results.map(({ staffName, subject }) => `${staffName} ${subject}`);
  };

  test('is found by who did it, what it was done to, and the record, newest first', async () => {
    expect(await found({})).toEqual(['mail mail', 'ada return', 'bo order', 'ada order']);
    expect(await found({ search: 'Ada' })).toEqual(['ada return', 'ada order']);
    expect(await found({ search: 'Order', sort: 'at' })).toEqual(['ada order', 'bo order']);
    expect(await found({ search: 'r1' })).toEqual(['ada return']);
    expect(await found({ search: 'mail' })).toEqual(['mail mail']);
    expect(await found({ search: 'nobody' })).toEqual([]);
  });

  test('is narrowed to what was done', async () => {
    expect(await found({ action: 'change' })).toEqual(['bo order']);
    expect(await found({ action: 'view', search: 'order' })).toEqual(['ada order']);
    const second = await log().page({ ...all, page: 2, pageSize: 3, search: 'o1' });
    expect(second).toEqual({ count: 2, results: [] });
  });
});
