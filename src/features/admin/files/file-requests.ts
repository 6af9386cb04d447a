import { object, string } from 'yup';
import { adminDocument, adminRequest } from '@/client/requests/admin-requests';

/** The file as it was sent; null when it could not be fetched. */
export async function fetchOriginal(id: string): Promise<Blob | null> {
  const answer = await adminDocument(`/api/files/${id}`);
  return answer.ok ? answer.value : null;
}

const wordsAnswer = object({ words: string().defined() });

/** The text of a Word or Excel file, read on the server; null when that failed. */
export async function fetchOfficeWords(id: string): Promise<string | null> {
  const body = { file_id: id };
  const answer = await adminRequest('/api/admin-file-words', { answer: wordsAnswer, body });
  return answer.ok ? answer.value.words : null;
}
