import { string, type InferType } from 'yup';
import { AppError } from '@/domain/failures/errors';
import type { SecondStepProof } from '@/server/staff/second-steps';
import type { Services } from '@/server/main/services';
import { usedPasskey } from '@/server/http/passkey-input';
import type { AdminCaller } from './admin-endpoint';

/** Six digits as people type them: apps show a gap in the middle. */
export const codeInput = string()
  .max(20)
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(/\s/g, '') : typed));

/**
 * The fields of a second step: `code` of the app, `recovery_code` from the paper, or a `passkey` that has signed the
 * challenge of `/api/admin-login/passkey-request`.
 */
export const proofFields = {
  code: codeInput,
  recovery_code: string().max(40),
  passkey: usedPasskey.optional().default(undefined),
};

type ProofInput = {
  code?: string | undefined;
  recovery_code?: string | undefined;
  passkey?: InferType<typeof usedPasskey> | undefined;
};

/** The proof in the input. Without any field it is a code that nobody has. */
export function proofIn(input: ProofInput): SecondStepProof {
  if (input.passkey !== undefined) return { passkey: input.passkey };
  return input.recovery_code === undefined
    ? { code: input.code ?? '' }
    : { recoveryCode: input.recovery_code };
}

/**
 * Counts the try for the member before it is checked, so that parallel tries count too. Throws `validation_error` with
 * the field `code` when the proof fails.
 */
export async function countedProof<Done>(
  { staff }: AdminCaller,
  { limits }: Services,
  tryIt: () => Promise<Done | null>,
): Promise<Done> {
  const tries = ['staffCode', staff.id] as const;
  await limits.count(tries);
  const done = await tryIt();
  if (!done) throw new AppError('validation_error', 'This code is not right', { param: 'code' });
  await limits.forgive(tries);
  return done;
}
