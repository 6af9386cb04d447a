import { array, number, object, string, type InferType } from 'yup';
import { productDocument, productRequest } from '@/client/requests/product-requests';
import { hasSession } from '@/client/session/session';
import {
  unreadableRefusal,
  type StoreAnswer,
  type StoreRefusal,
} from '@/client/requests/store-answer';
import { uploadRequest } from '@/client/requests/upload-request';
import type { ErrorKey } from '@/domain/failures/error-catalogue';
import { uploadExtensions, type UploadedFile } from '@/domain/hearing/upload';

const path = '/api/upload-hearing-test';

const fileSchema = object({
  id: string().required(),
  name: string().required(),
  extension: string().oneOf(uploadExtensions).required(),
  size: number().required(),
  order_id: string().nullable().default(null),
  created_at: string().required(),
});

const listSchema = object({ results: array(fileSchema.required()).required() });

/** The order and the e-mail that a file is sent for. */
export type UploadPurpose = { orderId: string | null; email: string | null };

export async function sendFile(
  file: File,
  { orderId, email }: UploadPurpose,
  onProgress: (share: number) => void,
): Promise<StoreAnswer<UploadedFile>> {
  const form = new FormData();
  if (orderId !== null) form.set('order_id', orderId);
  if (email !== null) form.set('email', email);
  form.set('file', file);
  const answer = await uploadRequest({ path, form, onProgress });
  return answer.ok ? readFile(answer.value) : answer;
}

/**
 * Files that were sent before. A visitor without a session has sent nothing, and must not be asked to log in for this.
 */
export async function listFiles(orderId: string | null): Promise<readonly UploadedFile[]> {
  if (!hasSession()) return [];
  const query = orderId === null ? '' : `?${new URLSearchParams({ order_id: orderId }).toString()}`;
  const answer = await productRequest(path + query);
  return answer.ok && listSchema.isValidSync(answer.value)
    ? listSchema.cast(answer.value).results.map(toFile)
    : [];
}

export function removeFile(id: string): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/delete-from-s3', { id });
}

/** The file itself, as it was sent. */
export function fetchFile(id: string): Promise<StoreAnswer<Blob>> {
  return productDocument(`/api/files/${id}`);
}

/** The failure to show for a refused upload; the catalogue's general upload failure by default. */
export function uploadFailure({ code, param }: StoreRefusal): ErrorKey {
  if (code === 'too_many_requests') return 'tooManyRequests';
  if (code === 'unavailable') return 'filesBusy';
  if (code === 'payload_too_large') return 'fileSize';
  if (code === 'unsupported_media_type') return 'fileExtension';
  if (param === 'file.active') return 'fileActive';
  if (param !== 'file') return 'upload';
  return code === 'permission_error' ? 'fileQuota' : 'fileContent';
}

function readFile(value: unknown): StoreAnswer<UploadedFile> {
  if (!fileSchema.isValidSync(value)) return unreadableRefusal(value);
  return { ok: true, value: toFile(fileSchema.cast(value)) };
}

function toFile(wire: InferType<typeof fileSchema>): UploadedFile {
  const { id, name, extension, size, order_id: orderId, created_at: createdAt } = wire;
  return { id, name, extension, size, orderId, purpose: 'hearing_test', createdAt };
}
