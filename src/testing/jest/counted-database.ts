import type { Database, SqlSession } from '@/server/db/database';
import type { TestDatabase } from '../shops/database';

/** Statements that reached the database, in order. */
type Statements = { readonly texts: readonly string[]; forget(): void };

/** Records the statements of the test database that `use` opens. A transaction counts as the statements in it. */
export function counted(use: TestDatabase['use']): {
  use: TestDatabase['use'];
  statements: Statements;
} {
  const texts: string[] = [];
  return {
    use: (fill) => {
      const opened = use(fill);
      return {
        get db() {
          return watched(opened.db, texts);
        },
        get dataDir() {
          return opened.dataDir;
        },
      };
    },
    statements: { texts, forget: () => void (texts.length = 0) },
  };
}

function watched(db: Database, texts: string[]): Database {
  return {
    ...watchedSession(db, texts),
    kind: db.kind,
    transaction: (work) => db.transaction((tx) => work(watchedSession(tx, texts))),
    flush: () => db.flush(),
    close: () => db.close(),
  };
}

function watchedSession(session: SqlSession, texts: string[]): SqlSession {
  return {
    query: (text, params) => {
      texts.push(text);
      return session.query(text, params);
    },
    script: (text) => {
      texts.push(text);
      return session.script(text);
    },
  };
}
