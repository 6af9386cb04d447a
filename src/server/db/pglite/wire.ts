import { SqlError } from '../errors';

/**
 * The few messages of Postgres' wire protocol (https://www.postgresql.org/docs/18/protocol-message-formats.html) that
 * one local, trusted connection needs. PGlite's own client sends each step of a statement separately and prepares it
 * again every time; this one sends a prepared statement in one message.
 */
export class MessageWriter {
  #buffer = Buffer.allocUnsafe(16 * 1024);
  #length = 0;
  #start = 0;

  parse(name: string, text: string): this {
    return this.#begin('P').#text(name).#text(text).#int16(0).#end();
  }

  describeStatement(name: string): this {
    return this.#begin('D').#byte('S').#text(name).#end();
  }

  bind(name: string, values: readonly (string | null)[]): this {
    this.#begin('B').#text('').#text(name).#int16(0).#int16(values.length);
    for (const value of values) this.#value(value);
    return this.#int16(0).#end();
  }

  execute(): this {
    return this.#begin('E').#text('').#int32(0).#end();
  }

  close(name: string): this {
    return this.#begin('C').#byte('S').#text(name).#end();
  }

  sync(): this {
    return this.#begin('S').#end();
  }

  /** Simple query: may hold several statements. */
  query(text: string): this {
    return this.#begin('Q').#text(text).#end();
  }

  /** The messages written since the last call. Valid until the next write. */
  take(): Uint8Array {
    const bytes = this.#buffer.subarray(0, this.#length);
    this.#length = 0;
    return bytes;
  }

  #begin(code: string): this {
    this.#byte(code);
    this.#start = this.#length;
    return this.#int32(0);
  }

  #end(): this {
    this.#buffer.writeInt32BE(this.#length - this.#start, this.#start);
    return this;
  }

  #byte(code: string): this {
    this.#reserve(1);
    this.#buffer[this.#length++] = code.charCodeAt(0);
    return this;
  }

  #int16(value: number): this {
    this.#reserve(2);
    this.#length = this.#buffer.writeInt16BE(value, this.#length);
    return this;
  }

  #int32(value: number): this {
    this.#reserve(4);
    this.#length = this.#buffer.writeInt32BE(value, this.#length);
    return this;
  }

  #text(value: string): this {
    this.#reserve(value.length * 3 + 1);
    this.#length += this.#buffer.write(value, this.#length);
    this.#buffer[this.#length++] = 0;
    return this;
  }

  #value(value: string | null): void {
    if (value === null) {
      this.#int32(-1);
      return;
    }
    this.#reserve(value.length * 3 + 4);
    const written = this.#buffer.write(value, this.#length + 4);
    this.#buffer.writeInt32BE(written, this.#length);
    this.#length += 4 + written;
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + bytes));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}

export type Column = { name: string; typeId: number };

/** The answer to a batch of messages. Cells are text, null for SQL null. */
export type Answer = {
  /** Set when the batch described a statement. */
  columns: Column[] | undefined;
  rows: (string | null)[][];
  /** The command that completed last, as Postgres names it: `INSERT 0 1`, `COMMIT`. */
  completed: string;
  error: SqlError | undefined;
};

const errorFields: Readonly<Record<string, keyof SqlError>> = {
  C: 'code',
  D: 'detail',
  H: 'hint',
  P: 'position',
  s: 'schema',
  t: 'table',
  c: 'column',
  n: 'constraint',
};

/** Reads all messages of an answer; skips notices and parameter reports. */
export function readAnswer(bytes: Uint8Array): Answer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const answer: Answer = { columns: undefined, rows: [], completed: '', error: undefined };
  let offset = 0;
  while (offset < buffer.length) {
    const code = buffer[offset];
    const body = offset + 5;
    if (code === 0x44 /* D */) answer.rows.push(readRow(buffer, body));
    else if (code === 0x54 /* T */) answer.columns = readColumns(buffer, body);
    else if (code === 0x6e /* n: no data */) answer.columns = [];
    else if (code === 0x43 /* C */) answer.completed = readText(buffer, body);
    else if (code === 0x45 /* E */) answer.error ??= readError(buffer, body);
    offset += 1 + buffer.readInt32BE(offset + 1);
  }
  return answer;
}

function readText(buffer: Buffer, start: number): string {
  return buffer.toString('utf8', start, buffer.indexOf(0, start));
}

function readRow(buffer: Buffer, start: number): (string | null)[] {
  const count = buffer.readInt16BE(start);
  const cells = new Array<string | null>(count);
  let offset = start + 2;
  for (let index = 0; index < count; index++) {
    const length = buffer.readInt32BE(offset);
    offset += 4;
    if (length < 0) {
      cells[index] = null;
      continue;
    }
    cells[index] = buffer.toString('utf8', offset, offset + length);
    offset += length;
  }
  return cells;
}

function readColumns(buffer: Buffer, start: number): Column[] {
  const columns: Column[] = [];
  let offset = start + 2;
  for (let left = buffer.readInt16BE(start); left > 0; left--) {
    const end = buffer.indexOf(0, offset);
    const name = buffer.toString('utf8', offset, end);
    // After the name: table (4), column (2), type (4), size (2), modifier (4), format (2).
    columns.push({ name, typeId: buffer.readInt32BE(end + 7) });
    offset = end + 19;
  }
  return columns;
}

function readError(buffer: Buffer, start: number): SqlError {
  const error = new SqlError();
  let offset = start;
  while (buffer[offset] !== 0) {
    const field = String.fromCharCode(buffer[offset] ?? 0);
    const end = buffer.indexOf(0, offset + 1);
    const text = buffer.toString('utf8', offset + 1, end);
    const key = errorFields[field];
    if (field === 'M') error.message = text;
    else if (key) Object.assign(error, { [key]: text });
    offset = end + 1;
  }
  return error;
}
