import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { OfficePart } from './active-office';

const inflate = promisify(inflateRaw);

/** A real document stays far below this; a decompression bomb does not. */
const maximumEntries = 2000;
const maximumUnpackedBytes = 100 * 1024 * 1024;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;

type Entry = {
  name: string;
  method: number;
  isEncrypted: boolean;
  packedBytes: number;
  unpackedBytes: number;
  checksum: number;
  offset: number;
};

/** The part that makes an archive a document of its kind. */
const mainPart = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;

/**
 * A document of the newer Office formats: a ZIP archive with the required parts, no macros, and nothing that unpacks to
 * more than it declares, or to more than a document could be.
 */
export async function isOfficeArchive(
  bytes: Buffer,
  extension: keyof typeof mainPart,
): Promise<boolean> {
  const entries = readEntries(bytes);
  if (!entries) return false;
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || !names.has(mainPart[extension])) return false;
  if (names.size !== entries.length || entries.some(isUnwanted)) return false;
  const total = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (total > maximumUnpackedBytes) return false;
  for (const entry of entries) if (!(await unpacksAsSaid(bytes, entry))) return false;
  return true;
}

function isUnwanted({ name, isEncrypted, method }: Entry): boolean {
  const leavesItsFolder =
    name.startsWith('/') || name.includes('\\') || /(^|\/)\.\.(\/|$)/.test(name);
  return leavesItsFolder || isEncrypted || ![0, 8].includes(method) || /vbaProject/i.test(name);
}

/** Null for anything but a complete archive. */
function readEntries(bytes: Buffer): Entry[] | null {
  const end = findEnd(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > maximumEntries) return null;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || bytes.readUInt32LE(at) !== entryMark) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + entryLength, at + entryLength + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The end record is last, followed at most by a comment that exactly fills the rest. */
function findEnd(bytes: Buffer): number | null {
  const earliest = Math.max(0, bytes.length - endLength - 0xffff);
  for (let at = bytes.length - endLength; at >= earliest; at -= 1) {
    const isEnd = bytes.readUInt32LE(at) === endMark;
    if (isEnd && at + endLength + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return null;
}

/** The parts of a checked archive; null when one of them does not unpack. */
export async function readParts(bytes: Buffer): Promise<OfficePart[] | null> {
  const parts: OfficePart[] = [];
  for (const entry of readEntries(bytes) ?? []) {
    const content = await contentOf(bytes, entry);
    if (!content) return null;
    parts.push({ name: entry.name, content });
  }
  return parts.length > 0 ? parts : null;
}

async function unpacksAsSaid(bytes: Buffer, entry: Entry): Promise<boolean> {
  const content = await contentOf(bytes, entry);
  return content?.length === entry.unpackedBytes && crc32(content) === entry.checksum;
}

/** Null when it is damaged, or longer than declared. */
async function contentOf(bytes: Buffer, entry: Entry): Promise<Buffer | null> {
  const { offset, packedBytes, unpackedBytes, method } = entry;
  if (offset + localLength > bytes.length || bytes.readUInt32LE(offset) !== localMark) return null;
  const begin =
    offset + localLength + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (begin + packedBytes > bytes.length) return null;
  const packed = bytes.subarray(begin, begin + packedBytes);
  return method === 0 ? packed : inflated(packed, unpackedBytes);
}

/** Null when it is damaged or longer than declared: unpacking stops there. */
async function inflated(packed: Buffer, maxOutputLength: number): Promise<Buffer | null> {
  if (maxOutputLength === 0) return Buffer.alloc(0);
  return inflate(packed, { maxOutputLength }).catch(() => null);
}
