/** The error with which a call is refused, as the SDK throws it; throws if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => {
      throw new Error(`Not refused: ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}

/** A refusal with an error status (contract 4), as the SDK throws it. */
export function refused(status: number, code: string, param?: string) {
  return expect.objectContaining({ status, code, ...(param !== undefined && { param }) });
}

/** Asserts that an answer is a complete refusal with an error status, and returns its error. */
export async function hardRefusal(
  answer: Response,
  status: number,
): Promise<{ code: string; message: string; param?: string }> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { error } = await answer.json();
  expect(error).toEqual(
    expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
  );
  return error;
}

/** Names of the fields that a refusal with status 200 (`errors`) complains about. */
export function softFields(answer: unknown): readonly string[] {
  return Object.keys(Object(Reflect.get(Object(answer), 'errors')));
}

/** True for a 4xx and for a refusal with status 200, where the contract allows both. */
export async function isRefused(answer: Response): Promise<boolean> {
  if (answer.status >= 400 && answer.status < 500) return true;
  return answer.status === 200 && softFields(await answer.json()).length > 0;
}
