/** More than any camera produces, and less than a viewer could not handle. */
const maximumPixels = 100_000_000;

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngEnd = Buffer.from('IEND');

/** Whether it begins and ends as a PNG, with a sensible size. */
export function isPng(bytes: Buffer): boolean {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(pngMark)) return false;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  if (!bytes.subarray(-64).includes(pngEnd)) return false;
  return isDrawable(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

/** Markers without a length field. */
function isBareMarker(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
}

/** Frame headers, which contain the size; the other numbers in that range are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Walks the segments up to the frame header; data that a camera appends after the picture does not matter. */
export function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (isBareMarker(marker)) {
      at += 2;
    } else if (isFrame(marker)) {
      const isComplete = bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at;
      return isComplete && isDrawable(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    } else {
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return false;
}

export function isGif(bytes: Buffer): boolean {
  if (bytes.length < 14 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return false;
  if (bytes.lastIndexOf(0x3b) < 13) return false;
  return isDrawable(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
}

export function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 30) return false;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') {
    return false;
  }
  const isWhole = bytes.readUInt32LE(4) + 8 <= bytes.length + 1;
  const [width, height] = webpSize(bytes);
  return isWhole && isDrawable(width, height);
}

function webpSize(bytes: Buffer): [number, number] {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
    }
    default:
      return [0, 0];
  }
}

function isDrawable(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= maximumPixels;
}
