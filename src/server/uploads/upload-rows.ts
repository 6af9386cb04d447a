import type { UploadedFile } from '@/domain/hearing/upload';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { uploads } from '@/server/db/schema/hearing-files';
import type { SqlParameter, SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import { ownedCondition, type Owner } from '@/server/visits/ownership';

const columns = columnsOf(uploads, [
  'id',
  'visit',
  'accountId',
  'orderId',
  'email',
  'sealedName',
  'extension',
  'size',
  'locale',
  'purpose',
  'createdAt',
]);

type UploadColumns = RowOf<typeof columns>;

/** A file and its owner. */
export type UploadRow = Omit<UploadColumns, 'sealedName'> & UploadedFile;

const selectKept = `select ${columns} from uploads where status = 'kept'`;

const newestFirst = 'order by created_at desc, id';

const selectBy = {
  id: `${selectKept} and id = $1`,
  order: `${selectKept} and order_id = $1 ${newestFirst}`,
  email: `${selectKept} and email = $1 ${newestFirst}`,
} as const;

const ownedSql = `${selectKept} and ${ownedCondition('$1', '$2')} ${newestFirst}`;

const ownedByIdSql = `${selectKept} and ${ownedCondition('$1', '$2')} and id = $3`;

const takenSql = `select count(*) as files, coalesce(sum(size), 0) as bytes from uploads
  where status <> 'removed' and ${ownedCondition('$1', '$2')}`;

export const fileNamePlaceOf = (id: string) => `uploads.name:${id}`;

export type UploadRows = ReturnType<typeof createUploadRows>;

/** Reads and writes the rows of files; their names are sealed and opened only here. */
export function createUploadRows(sealer: Sealer) {
  const toRow = ({ sealedName, ...row }: UploadColumns): UploadRow => ({
    ...row,
    name: sealer.open(sealedName, fileNamePlaceOf(row.id)),
  });

  return {
    async read(sql: SqlSession, by: keyof typeof selectBy, value: string): Promise<UploadRow[]> {
      return (await sql.query<UploadColumns>(selectBy[by], [value])).map(toRow);
    },

    async owned(sql: SqlSession, { accountId, visit }: Owner): Promise<UploadRow[]> {
      return (await sql.query<UploadColumns>(ownedSql, [accountId, visit])).map(toRow);
    },

    async isOwned(sql: SqlSession, { accountId, visit }: Owner, id: string): Promise<boolean> {
      return (await sql.query(ownedByIdSql, [accountId, visit, id])).length > 0;
    },

    /** How much an owner has stored, including uploads in progress. */
    async taken(
      sql: SqlSession,
      { accountId, visit }: Owner,
    ): Promise<{ files: number; bytes: number }> {
      type Taken = { files: number; bytes: string | number };
      const [row] = await sql.query<Taken>(takenSql, [accountId, visit]);
      return { files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) };
    },

    /** Inserts it as `arriving`. */
    async insert(tx: SqlSession, row: UploadRow): Promise<void> {
      const values: SqlParameter[] = [row.id, row.visit, row.accountId, row.orderId, row.email];
      await tx.query(
        `insert into uploads (id, visit, account_id, order_id, email, sealed_name, extension, size, locale, status, created_at, purpose)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'arriving', $10, $11)`,
        [
          ...values,
          sealer.seal(row.name, fileNamePlaceOf(row.id)),
          row.extension,
          row.size,
          row.locale,
          row.createdAt,
          row.purpose,
        ],
      );
    },

    /** False when it was removed while it arrived. */
    async keep(sql: SqlSession, id: string): Promise<boolean> {
      const kept = await sql.query(
        `update uploads set status = 'kept' where id = $1 and status = 'arriving' returning 1`,
        [id],
      );
      return kept.length > 0;
    },

    /** Inaccessible at once, and no longer part of any order; row and bytes are removed later. */
    async remove(sql: SqlSession, id: string): Promise<void> {
      await sql.query(`update uploads set status = 'removed' where id = $1`, [id]);
      await sql.query(
        `delete from hearing_profile_items where kind = 'upload' and reference = $1`,
        [id],
      );
    },

    /** Call this after the storage has removed it. */
    async forget(sql: SqlSession, id: string): Promise<void> {
      await sql.query(`delete from uploads where id = $1 and status <> 'kept'`, [id]);
    },
  };
}
