import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DataFolderError, dataFolderErrorOf } from '@/server/base/data-folder-error';
import { isZero, NodeDisk, type Disk, type Memory } from './disk';
import { nodeErrorOf } from './emscripten-errors';
import { PendingWal } from './pending-wal';

/**
 * Makes Postgres' own files survive a power cut.
 *
 * PGlite ships with fsync off. Here it is on (see pglite-database), so Postgres asks for every sync its recovery
 * depends on, in the right order; Emscripten passes the request to `stream_ops.fsync`, which NODEFS lacks and this
 * class adds. All are carried out at once except one: a commit's sync of the write-ahead log would stop the thread for
 * each commit. It is deferred to `flush()`, which syncs off the thread, once for all waiting commits. Nothing may reach
 * the disk before the log does (write-ahead): before any other change of the folder (a data page, a checkpoint's
 * control file, a rename, a removal) the log is synced immediately.
 */
export class DurableFiles extends NodeFS {
  readonly #disk: Disk;
  readonly #wal: PendingWal;
  /** Folders with entries that are not known to be on disk. */
  readonly #changedFolders = new Set<string>();
  /** Paths of files. Cached because Emscripten builds them from the folders' names at every call. */
  #paths = new WeakMap<FsNode, string>();
  #isOpen = false;
  #failure: Error | undefined;
  #refusal: unknown;

  constructor(dataDir: string, disk: Disk = new NodeDisk()) {
    super(dataDir);
    this.#disk = disk;
    this.#wal = new PendingWal(disk);
  }

  /** Resolves when all log written before the call is on disk. */
  async flush(): Promise<void> {
    this.throwIfFailed();
    await this.#wal.flush().catch((error: unknown) => this.#fail(error));
  }

  /**
   * Throws when an earlier write or sync failed. Then the disk's content is unknown, a repeated sync may wrongly
   * succeed (which is why Postgres panics here too), and PGlite swallows errors thrown inside it: nothing may be read,
   * written or acknowledged any more.
   */
  throwIfFailed(): void {
    if (this.#failure) throw this.#failure;
  }

  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** The system's last refusal, which PGlite does not report; undefined when there was none. */
  get refusal(): unknown {
    return this.#failure ?? this.#refusal;
  }

  /** Bytes of log written since the folder was opened. */
  get walBytes(): number {
    return this.#wal.bytes;
  }

  /**
   * From here on commits wait for flush(); before that (recovery, initialisation) each sync is carried out immediately.
   */
  startDeferring(): void {
    this.#isOpen = true;
  }

  /** Syncs the whole folder; for one that was just created by other means. */
  async syncTree(): Promise<void> {
    const entries = fs.readdirSync(this.rootDir, { recursive: true, encoding: 'utf8' });
    const root = path.resolve(this.rootDir);
    const all = [...entries.map((entry) => path.join(root, entry)), root];
    // In parallel: the file system then writes its journal for many at once.
    await Promise.all(all.map((file) => this.#disk.syncFileLater(file)));
  }

  /** Syncs the entries of the parent folder. */
  syncParent(): Promise<void> {
    return this.#disk.syncFileLater(path.dirname(path.resolve(this.rootDir)));
  }

  override async closeFs(): Promise<void> {
    this.#disk.close();
    await super.closeFs();
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => this.#wrap(module)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #wrap(module: unknown): void {
    const { NODEFS, FS } = module as { NODEFS: NodeFsOperations; FS: EmscriptenFs };
    this.#wrapStreams(NODEFS, FS);
    this.#wrapNodes(NODEFS);
  }

  #wrapStreams(
    { stream_ops: streams, realPath, convertNodeCode }: NodeFsOperations,
    fs: EmscriptenFs,
  ): void {
    const { write, setattr } = streams;
    const admit = (file: string, length: number) => {
      try {
        this.#disk.writing(file, length);
      } catch (error) {
        throw new fs.ErrnoError(convertNodeCode(error));
      }
    };
    const pathOf = (node: FsNode) => {
      const known = this.#paths.get(node);
      if (known !== undefined) return known;
      const file = realPath(node);
      this.#paths.set(node, file);
      return file;
    };
    streams.write = (stream, memory, offset, length, position) => {
      const file = pathOf(stream.node);
      if (isWal(file)) this.#wal.written(file, length);
      else if (!isZero(memory, offset, length)) this.#syncWal();
      const count = this.#noticing(file, () => {
        admit(file, length);
        return write(stream, memory, offset, length, position);
      });
      this.#disk.written(file, memory, offset, count, position);
      return count;
    };
    streams.setattr = (stream, attributes) => {
      this.#beforeAttributes(attributes);
      setattr(stream, attributes);
      this.#afterAttributes(realPath(stream.node), attributes);
    };
    streams.fsync = (stream) => {
      const file = realPath(stream.node);
      if (isWal(file) && this.#isOpen && this.#wal.has(file)) return 0;
      this.#syncWal();
      this.#sync(file);
      return 0;
    };
  }

  #wrapNodes({ node_ops: nodes, realPath }: NodeFsOperations): void {
    const { mknod, rename, unlink, rmdir, setattr } = nodes;
    nodes.setattr = (node, given) => {
      const attributes = ownersOnly(given);
      this.#beforeAttributes(attributes);
      setattr(node, attributes);
      this.#afterAttributes(realPath(node), attributes);
    };
    nodes.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode & ~othersMay, device);
      this.#changedFolders.add(realPath(parent));
      this.#disk.created(realPath(node));
      return node;
    };
    nodes.rename = (node, folder, name) => {
      this.#syncWal();
      const from = realPath(node);
      // Drops all paths, because it may be a folder.
      this.#paths = new WeakMap();
      rename(node, folder, name);
      const to = path.join(realPath(folder), name);
      this.#disk.forget(from);
      this.#changedFolders.add(path.dirname(from)).add(path.dirname(to));
      this.#disk.renamed(from, to);
    };
    nodes.unlink = (parent, name) => {
      this.#syncWal();
      unlink(parent, name);
      this.#removed(path.join(realPath(parent), name));
    };
    nodes.rmdir = (parent, name) => {
      this.#syncWal();
      rmdir(parent, name);
      this.#removed(path.join(realPath(parent), name));
    };
  }

  /**
   * When a data page cannot be written, Postgres refuses the statement and continues. When the log cannot be written,
   * it would try for ever and die. The error thrown instead passes through Postgres, after which it must not be called
   * any more.
   */
  #noticing(file: string, write: () => number): number {
    try {
      return write();
    } catch (error) {
      this.#refusal = nodeErrorOf(error);
      if (this.#isOpen && isInLog(file)) this.#fail(this.#refusal);
      throw error;
    }
  }

  #syncWal(): void {
    this.throwIfFailed();
    try {
      this.#wal.syncNow();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): never {
    this.#failure ??= this.#failureOf(error);
    throw this.#failure;
  }

  #failureOf(error: unknown): Error {
    const folder = path.dirname(path.resolve(this.rootDir));
    return (
      dataFolderErrorOf(error, folder) ??
      new DataFolderError(`The data folder ${folder} cannot be written`, { cause: error })
    );
  }

  /** Syncs the file and, while its folder has a new entry, the folder too: not every file system does both. */
  #sync(file: string): void {
    try {
      this.#disk.syncFile(file);
      this.#changedFolders.delete(file);
      const folder = path.dirname(file);
      if (this.#changedFolders.delete(folder)) this.#disk.syncFile(folder);
    } catch (error) {
      this.#fail(error);
    }
  }

  #removed(file: string): void {
    this.#disk.forget(file);
    this.#changedFolders.add(path.dirname(file));
    this.#disk.removed(file);
  }

  #beforeAttributes({ size }: Attributes): void {
    if (size !== undefined) this.#syncWal();
  }

  #afterAttributes(file: string, { size }: Attributes): void {
    if (size !== undefined) this.#disk.truncated(file, size);
  }
}

function isWal(file: string): boolean {
  return /[/\\]pg_wal[/\\][0-9A-F]{24}$/.test(file);
}

/** Whether a file belongs to the log. New segments are first written under another name. */
function isInLog(file: string): boolean {
  return /[/\\]pg_wal[/\\]/.test(file);
}

type Attributes = { size?: number; mode?: number };

const othersMay = 0o077;

/**
 * The database deliberately makes its files accessible to everybody, ignoring the umask: here only their owner may read
 * them.
 */
function ownersOnly(attributes: Attributes): Attributes {
  const { mode } = attributes;
  return mode === undefined ? attributes : { ...attributes, mode: mode & ~othersMay };
}

type FsNode = object;
type FsStream = { node: FsNode };

type EmscriptenFs = { ErrnoError: new (errno: number) => Error };

/** The part of Emscripten's NODEFS that is wrapped (its library_nodefs.js; it has no types or documentation). */
type NodeFsOperations = {
  realPath(node: FsNode): string;
  convertNodeCode(error: unknown): number;
  stream_ops: {
    write(
      stream: FsStream,
      memory: Memory,
      offset: number,
      length: number,
      position: number,
    ): number;
    setattr(stream: FsStream, attributes: Attributes): void;
    fsync?(stream: FsStream): number;
  };
  node_ops: {
    setattr(node: FsNode, attributes: Attributes): void;
    mknod(parent: FsNode, name: string, mode: number, device: number): FsNode;
    rename(node: FsNode, folder: FsNode, name: string): void;
    unlink(parent: FsNode, name: string): void;
    rmdir(parent: FsNode, name: string): void;
  };
};
