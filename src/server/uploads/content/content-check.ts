import type { UploadExtension } from '@/domain/hearing/upload';
import { isDoc, isPdf, isText } from './documents';
import { isOfficeArchive } from './office-archive';
import { isGif, isJpeg, isPng, isWebp } from './pictures';
import { isHarmlessSvg } from './svg';

type Check = (bytes: Buffer) => boolean | Promise<boolean>;

const checks: Readonly<Record<UploadExtension, Check>> = {
  jpg: isJpeg,
  jpeg: isJpeg,
  png: isPng,
  gif: isGif,
  webp: isWebp,
  svg: isHarmlessSvg,
  pdf: isPdf,
  doc: isDoc,
  docx: (bytes) => isOfficeArchive(bytes, 'docx'),
  xlsx: (bytes) => isOfficeArchive(bytes, 'xlsx'),
  txt: isText,
};

/**
 * Whether the bytes are a complete file of the promised type, without anything that could harm a person who opens it.
 */
export async function isContentOf(extension: UploadExtension, bytes: Uint8Array): Promise<boolean> {
  return checks[extension](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
