import { useState } from 'react';
import type { Schema } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';

/**
 * Why a mutation failed: another person changed the record first, a rule or field refused it, or the server was not
 * reached.
 */
export type MutationFault = { kind: 'movedOn' | 'refused' | 'failed'; param: string | null };

const refusals: ReadonlySet<string> = new Set([
  'permission_error',
  'validation_error',
  'invalid_request',
]);

/**
 * A mutation of a record by our staff, one at a time.
 *
 * @param onStale called when the record changed meanwhile and has to be fetched again
 */
export function useMutation<Answer>(path: string, schema: Schema<Answer>, onStale?: () => void) {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [fault, setFault] = useState<MutationFault | null>(null);

  /** Null when it failed; `fault` tells why. `name` distinguishes the buttons of one record. */
  async function run(
    name: string,
    body: object,
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<Answer | null> {
    if (busyWith !== null) return null;
    setBusyWith(name);
    setFault(null);
    const answer = await adminRequest(path, { answer: schema, body, method });
    setBusyWith(null);
    if (answer.ok) return answer.value;
    const { code, param } = answer;
    const kind = code === 'conflict' ? 'movedOn' : refusals.has(code) ? 'refused' : 'failed';
    setFault({ kind, param });
    if (kind === 'movedOn') onStale?.();
    return null;
  }

  return { busyWith, fault, run };
}
