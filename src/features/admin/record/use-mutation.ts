import { useState } from 'react';
import type { Schema } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';

/** Why nothing was done: somebody was faster, a rule or a field speaks against it, or the server was not reached. */
export type MutationFault = { kind: 'movedOn' | 'refused' | 'failed'; param: string | null };

const refusals: ReadonlySet<string> = new Set([
  'permission_error',
  'validation_error',
  'invalid_request',
]);

/**
 * Something our staff does to a record, one at a time.
 *
 * @param onStale somebody else was faster: what is shown has to be fetched anew
 */
export function useMutation<Answer>(path: string, schema: Schema<Answer>, onStale?: () => void) {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [fault, setFault] = useState<MutationFault | null>(null);

  /** Null when it was not done; why stands in `fault`. `name` tells apart the buttons of one record. */
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
