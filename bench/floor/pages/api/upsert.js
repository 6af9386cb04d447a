import { PGlite } from '@electric-sql/pglite';

async function open() {
  const db = await PGlite.create(process.env.FLOOR_DATA_DIR);
  await db.exec('create table if not exists counter (id text primary key, count int not null)');
  return db;
}

/** One upsert in PGlite: the floor of every write. */
export default async function upsert(request, response) {
  globalThis.floorDatabase ??= open();
  const db = await globalThis.floorDatabase;
  const { id } = request.body;
  const { rows } = await db.query(
    'insert into counter (id, count) values ($1, 1) on conflict (id) do update set count = counter.count + 1 returning count',
    [id],
  );
  response.status(200).json({ count: rows[0].count });
}
