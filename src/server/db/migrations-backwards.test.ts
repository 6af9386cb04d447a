import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { breachesOf } from '@/testing/jest/migration-rules';

/** The last migration from before any shop was open that could be updated. */
const beforeTheOpening = 22;

test('every migration leaves processes of the version before it at work', () => {
  const found = readdirSync('drizzle')
    .filter((file) => file.endsWith('.sql') && Number(file.slice(0, 4)) > beforeTheOpening)
    .flatMap((file) =>
      breachesOf({ name: file, sql: readFileSync(path.join('drizzle', file), 'utf8') }),
    );
  expect(found).toEqual([]);
});

test.each([
  ['DROP TABLE "carts" CASCADE;', 'drops a table'],
  ['ALTER TABLE "carts" DROP COLUMN "state";', 'drops what is in use'],
  [
    'ALTER TABLE "carts" DROP COLUMN "sum";--> statement-breakpoint\nALTER TABLE "carts" ADD COLUMN "sum" integer;',
    'drops what is in use',
  ],
  ['ALTER TABLE "carts" RENAME COLUMN "state" TO "data";', 'renames'],
  ['ALTER TABLE "carts" RENAME TO "baskets";', 'renames'],
  ['ALTER TABLE "carts" ALTER COLUMN "id" SET DATA TYPE integer;', 'changes a type'],
  ['ALTER TABLE "carts" ALTER COLUMN "id" SET NOT NULL;', 'asks for a value'],
  ['ALTER TABLE "carts" ALTER COLUMN "id" DROP DEFAULT;', 'asks for a value'],
  ['ALTER TABLE "carts" ADD COLUMN "note" text NOT NULL;', 'older processes do not fill'],
  ['ALTER TABLE "carts" ADD CONSTRAINT "c" CHECK (a > 0);', 'refuses'],
  ['CREATE UNIQUE INDEX "one" ON "carts" USING btree ("a");', 'refuses'],
  ['drop trigger orders_changed on orders;', 'drops what is in use'],
  ['-- unused since 0031_other\nDROP TABLE "carts";', 'drops a table'],
])('finds %s', (sql, why) => {
  expect(breachesOf({ name: '0030_test.sql', sql })).toEqual([expect.stringContaining(why)]);
});

test.each([
  'CREATE TABLE "a" ("id" text NOT NULL);--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "b"("id");',
  'CREATE TABLE "a" ("id" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "u" ON "a" USING btree ("id");',
  'ALTER TABLE "carts" ADD COLUMN "note" text;',
  `ALTER TABLE "carts" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "carts" ADD COLUMN "sum" integer GENERATED ALWAYS AS (1) STORED NOT NULL;',
  'ALTER TABLE "carts" DROP COLUMN "sum";--> statement-breakpoint\nALTER TABLE "carts" ADD COLUMN "sum" integer GENERATED ALWAYS AS (a + 1) STORED;',
  'ALTER TABLE "carts" ALTER COLUMN "id" DROP NOT NULL;',
  'DROP INDEX "carts_old";',
  'CREATE INDEX "carts_new" ON "carts" USING btree ("id");',
  'ALTER TABLE "carts" DROP CONSTRAINT "c";',
  '-- unused since 0028_other\nALTER TABLE "carts" DROP COLUMN "state";',
])('lets through %s', (sql) => {
  expect(breachesOf({ name: '0030_test.sql', sql })).toEqual([]);
});
