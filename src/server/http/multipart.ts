import { AppError } from '@/domain/failures/errors';
import { headerOf, type HttpRequest } from './exchange';

/** A form's only file and its other fields. */
export type SentForm = {
  /** Under the sender's file name; null when no file was chosen. */
  file: { name: string; bytes: Uint8Array } | null;
  /** The last value of each name. */
  fields: Readonly<Record<string, string>>;
};

/** Room for boundaries, part headers and a few short fields. */
const envelopeBytes = 64 * 1024;

/** More fields than any form of ours has. */
const maximumFields = 20;

/**
 * Reads a form with a file in it (`multipart/form-data`) by the platform's own parser. Throws `unsupported_media_type`,
 * `invalid_request`, and `payload_too_large` beyond the size of file and envelope.
 *
 * @param maximumFileBytes a file up to this length is always accepted
 */
export async function readForm(
  request: HttpRequest,
  fileField: string,
  maximumFileBytes: number,
): Promise<SentForm> {
  const contentType = headerOf(request, 'content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new AppError('unsupported_media_type', 'Please send a form with a file');
  }
  const body = await request.body(maximumFileBytes + envelopeBytes);
  const parts = [...(await parseForm(body, contentType))];
  if (parts.length > maximumFields) throw new AppError('invalid_request', 'Too many fields');
  const files = parts.flatMap(([name, value]) =>
    name === fileField && typeof value !== 'string' ? [value] : [],
  );
  if (files.length > 1) throw new AppError('invalid_request', 'Please send one file at a time');
  const fields = parts.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { file: await fileOf(files[0]), fields: Object.fromEntries(fields) };
}

async function parseForm(body: Uint8Array, contentType: string): Promise<FormData> {
  try {
    // A copy with a buffer of its own, as the platform's types require.
    const sent = new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } });
    return await sent.formData();
  } catch (cause) {
    throw new AppError('invalid_request', 'The form cannot be read', { cause });
  }
}

/** A form without a chosen file sends an empty one without a name. */
async function fileOf(file: File | undefined): Promise<SentForm['file']> {
  if (!file || (file.name === '' && file.size === 0)) return null;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
