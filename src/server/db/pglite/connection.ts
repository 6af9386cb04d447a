import type { PGlite } from '@electric-sql/pglite';
import type { SqlParameter } from '../database';
import { TransactionAbortedError } from '../errors';
import { parserOf, toSqlText } from '../values';
import { MessageWriter, readAnswer, type Answer, type Column } from './wire';

/** Prepared statements cost memory inside PGlite: beyond this many different texts, new ones run unprepared. */
const preparedTexts = 1000;

type Statement = { name: string; columns: readonly PreparedColumn[] };
type PreparedColumn = Column & { parse: (text: string) => unknown };
type Outcome = Pick<Answer, 'rows' | 'completed'> & { columns: readonly PreparedColumn[] };

/**
 * The only connection of an embedded database. A statement runs to its end inside the call, on this thread: callers
 * make sure that transactions do not mix (see pglite-database).
 */
export class PgliteConnection {
  readonly #pglite: PGlite;
  readonly #isLost: () => boolean;
  readonly #writer = new MessageWriter();
  readonly #statements = new Map<string, Statement>();
  #named = 0;
  /** Why PGlite failed; known shortly after its answer was cut short. */
  #failure: unknown;
  /** It died in the middle of an operation: its state in memory is no longer valid. */
  isBroken = false;

  constructor({ pglite, isLost }: { pglite: PGlite; isLost: () => boolean }) {
    this.#pglite = pglite;
    this.#isLost = isLost;
  }

  queryObjects<Row>(text: string, params: readonly SqlParameter[]): Row[] {
    const { columns, rows } = this.#run(text, params);
    return rows.map((cells) => {
      const row: Record<string, unknown> = {};
      for (const [index, column] of columns.entries()) {
        row[column.name] = valueOf(column, cells[index]);
      }
      return row as Row;
    });
  }

  /** Runs several statements. They may invalidate prepared statements, so those are dropped. */
  script(text: string): void {
    this.#send(this.#writer.query(text));
    for (const { name } of this.#statements.values()) this.#writer.close(name);
    this.#statements.clear();
    this.#send(this.#writer.sync());
  }

  /** Runs one statement that does not affect prepared ones, such as a checkpoint. */
  command(text: string): void {
    const messages = this.#writer.parse('', text).describeStatement('');
    this.#send(messages.bind('', []).execute().sync());
  }

  begin(): void {
    this.#run('begin', []);
  }

  /** Throws when Postgres rolled back instead, as it does after a refused statement whose error was ignored. */
  commit(): void {
    if (this.#run('commit', []).completed !== 'COMMIT') throw new TransactionAbortedError();
  }

  rollback(): void {
    this.#run('rollback', []);
  }

  /** Always false for a connection that died: there is nothing to roll back. */
  get isInTransaction(): boolean {
    return !this.isBroken && this.#pglite.isInTransaction();
  }

  #run(text: string, params: readonly SqlParameter[]): Outcome {
    const values = params.map(toSqlText);
    const known = this.#statements.get(text);
    if (known) {
      const answer = this.#send(this.#writer.bind(known.name, values).execute().sync());
      return { ...answer, columns: known.columns };
    }
    const isKept = this.#statements.size < preparedTexts;
    const name = isKept ? `s${this.#named++}` : '';
    const messages = this.#writer.parse(name, text).describeStatement(name);
    const answer = this.#send(messages.bind(name, values).execute().sync(), name);
    const columns = (answer.columns ?? []).map((column) => ({
      ...column,
      parse: parserOf(column.typeId),
    }));
    if (isKept) this.#statements.set(text, { name, columns });
    return { ...answer, columns };
  }

  /** Throws the SqlError of a refused statement; a statement that was being prepared is dropped again. */
  #send(writer: MessageWriter, preparing = ''): Answer {
    const answer = readAnswer(this.#exchange(writer.take()));
    if (!answer.error) return answer;
    if (preparing) this.#exchange(this.#writer.close(preparing).sync().take());
    Error.captureStackTrace(answer.error, this.#send);
    throw answer.error;
  }

  /**
   * PGlite's plain call, `execProtocolRawSync`, also parses each answer itself and keeps the results until its own
   * client is called. The streaming call keeps nothing. It too is done when it returns: its promise is for the file
   * system, which DurableFiles handles. So an incomplete answer is the sign of a failure.
   */
  #exchange(messages: Uint8Array): Uint8Array {
    if (this.isBroken) throw new Error('The embedded database broke off', { cause: this.#failure });
    const chunks: Uint8Array[] = [];
    const onRawData = (chunk: Uint8Array) => void chunks.push(chunk.slice());
    this.#pglite
      .execProtocolRawStream(messages, { syncToFs: false, onRawData })
      .catch((failure: unknown) => (this.#failure = failure));
    const answer = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    if (!isWhole(answer) || this.#isLost()) {
      this.isBroken = true;
      throw new Error('The embedded database broke off', { cause: this.#failure });
    }
    return answer;
  }
}

/** Every answer ends with ReadyForQuery: a code, a length of five, and the transaction's state. */
function isWhole(answer: Uint8Array): boolean {
  return answer.at(-6) === 0x5a && answer.at(-2) === 5;
}

function valueOf(column: PreparedColumn, cell: string | null | undefined): unknown {
  return cell === null || cell === undefined ? null : column.parse(cell);
}
