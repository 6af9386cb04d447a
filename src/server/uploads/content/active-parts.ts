import type { UploadExtension } from '@/domain/hearing/upload';
import { isActiveOfficePart } from './active-office';
import { isActivePdf } from './active-pdf';
import { readParts } from './office-archive';

/** Streams in which the old Word format keeps macros, packed files and controls. */
const activeStreams = ['_VBA_PROJECT', 'Macros', '\x01Ole10Native', '\x03OCXNAME'].map((name) =>
  Buffer.from(name, 'utf16le'),
);

/** A page, a drawing or another document with a text file's name. */
const isMarkup =
  /^[\s\uFEFF]*(?:<[!?a-z]|%PDF-|\{\\rtf)|<(?:script|html|iframe|object|embed)[\s>]/i;

/**
 * Whether a file contains something that runs or fetches when it is opened: a script, a macro, an external template.
 * Also true for a file that cannot be inspected. The caller has checked that the file is what its name says.
 */
export async function hasActiveParts(
  extension: UploadExtension,
  bytes: Uint8Array,
): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (extension) {
    case 'pdf':
      return isActivePdf(file);
    case 'doc':
      return activeStreams.some((name) => file.includes(name));
    case 'docx':
    case 'xlsx': {
      const parts = await readParts(file);
      return parts === null || parts.some(isActiveOfficePart);
    }
    case 'txt':
      return isMarkup.test(file.toString('utf8'));
    default:
      return false;
  }
}
