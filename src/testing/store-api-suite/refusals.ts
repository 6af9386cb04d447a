/** What a call that has to be refused rejects with, as the SDK throws it. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => {
      throw new Error(`Not refused: ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}

/** The hard form of contract 4 as the SDK hands it on. */
export function refused(status: number, code: string, param?: string) {
  return expect.objectContaining({ status, code, ...(param !== undefined && { param }) });
}

/** Asserts that an answer is the hard form, whole and well labelled, and gives its error. */
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

/** Names of the fields that a soft refusal (HTTP 200, `errors`) complains about. */
export function softFields(answer: unknown): readonly string[] {
  return Object.keys(Object(Reflect.get(Object(answer), 'errors')));
}

/** A 4xx or a soft refusal, where the contract leaves the choice. */
export async function isRefused(answer: Response): Promise<boolean> {
  if (answer.status >= 400 && answer.status < 500) return true;
  return answer.status === 200 && softFields(await answer.json()).length > 0;
}
