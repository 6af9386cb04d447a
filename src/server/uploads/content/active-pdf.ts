import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { isSystemError } from '@/server/base/system-error';

const unpack = promisify(inflate);

/** The total unpacked size of all streams: a real scan stays below it, a decompression bomb does not. */
const maximumUnpackedBytes = 128 * 1024 * 1024;
/** How far a picture is inspected: nothing in it is read as anything else. */
const pictureReach = 1024 * 1024;

const nameEnd = '(?![^\\s()<>[\\]{}/%])';

/**
 * Names of active features: they run, open, send or embed something. Long enough not to occur in packed bytes by
 * chance.
 */
const activeNames = new RegExp(
  `/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|Rendition|XFA)${nameEnd}`,
);
/** Short names, searched only where names occur and not in packed bytes. */
const shortNames = new RegExp(`/(?:JS|AA)${nameEnd}`);
/** Many programs set a document to open at its first page; such a destination runs nothing. */
const openAction = /\/OpenAction(?!\s*\[\s*\d+\s+\d+\s+R\s*\/(?:XYZ|Fit))/;
const encrypted = new RegExp(`/Encrypt${nameEnd}`);

/** A stream that contains objects; some readers only check these two keys. */
const holdsObjects = /\/ObjStm|\/First\s+\d[\s\S]*\/N\s+\d|\/N\s+\d[\s\S]*\/First\s+\d/;
const isPlainlyPacked = /\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?=\/|>)/;

/**
 * Whether a PDF contains something that runs, opens or embeds something. Also true for a PDF that cannot be inspected.
 */
export async function isActivePdf(bytes: Buffer): Promise<boolean> {
  const text = withPlainNames(bytes.toString('latin1'));
  if (activeNames.test(text) || openAction.test(text) || encrypted.test(text)) return true;
  if (shortNames.test(withoutStreams(text))) return true;
  return hasActiveStreams(bytes);
}

/** Decodes names: a letter may be written by its number, `/J#61vaScript`. */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

const streams = /stream\r?\n[\s\S]*?endstream/g;

function withoutStreams(text: string): string {
  return text.replace(streams, ' ');
}

type Stream = {
  packed: Buffer;
  /** Whether it contains objects, or data that may be read as such. */
  isObjects: boolean;
  isFiltered: boolean;
  isPicture: boolean;
  /** Packed by a method that is never used for objects and is not unpacked here. */
  isOddlyPacked: boolean;
};

async function hasActiveStreams(bytes: Buffer): Promise<boolean> {
  let left = maximumUnpackedBytes;
  for (const stream of streamsOf(bytes)) {
    const content = await unpacked(stream.packed, stream.isPicture ? pictureReach : left);
    if (isActiveStream(stream, content)) return true;
    if (!stream.isPicture && Buffer.isBuffer(content)) left -= content.length;
    if (left <= 0) return true;
  }
  return false;
}

function* streamsOf(bytes: Buffer): Generator<Stream> {
  const raw = bytes.toString('latin1');
  for (const { index, 0: text } of raw.matchAll(streams)) {
    const dictionary = withPlainNames(dictionaryBefore(raw, index));
    const begin = index + text.indexOf('\n') + 1;
    const isObjects = holdsObjects.test(dictionary);
    const isFiltered = /\/F(?:ilter)?\s*[[/\d]/.test(dictionary);
    yield {
      packed: bytes.subarray(begin, index + text.length - 'endstream'.length),
      isObjects,
      isFiltered,
      isPicture: !isObjects && /\/Subtype\s*\/Image/.test(dictionary),
      isOddlyPacked:
        (isFiltered && !isPlainlyPacked.test(dictionary)) ||
        /\/Predictor(?!\s+1\b)/.test(dictionary),
    };
  }
}

function isActiveStream(stream: Stream, content: Awaited<ReturnType<typeof unpacked>>): boolean {
  const { packed, isObjects, isFiltered, isPicture, isOddlyPacked } = stream;
  if (content === 'too long') return !isPicture;
  if (!isObjects) return content !== null && activeNames.test(plainText(content));
  if (isOddlyPacked) return true;
  if (!isFiltered) return hasActiveNames(packed);
  return content === null || hasActiveNames(content);
}

const plainText = (content: Buffer) => withPlainNames(content.toString('latin1'));

function hasActiveNames(content: Buffer): boolean {
  const text = plainText(content);
  return activeNames.test(text) || shortNames.test(text) || openAction.test(text);
}

/** The dictionary of a stream's object. */
function dictionaryBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 4096), at);
  return before.slice(before.lastIndexOf(' obj') + 1);
}

/** Null for data packed in another way, or not at all. */
async function unpacked(packed: Buffer, most: number): Promise<Buffer | 'too long' | null> {
  // Many programs read a truncated stream as far as it goes.
  return unpack(packed, {
    maxOutputLength: most,
    finishFlush: constants.Z_SYNC_FLUSH,
  }).catch((error: unknown) => (isSystemError(error, 'ERR_BUFFER_TOO_LARGE') ? 'too long' : null));
}
