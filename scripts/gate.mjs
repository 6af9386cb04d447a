/** Keeps everybody out of a gated shop who has not entered its code: the browser's own gate is only what they see. */

const refusal = JSON.stringify({
  error: { message: 'Enter the code first', code: 'UNAUTHORIZED' },
});

/**
 * @param {import("node:http").RequestListener} handle
 * @param {import("../src/server/code-gate/code-gate").CodeGate | null} gate null where no code is set: nothing is added
 * @returns {import("node:http").RequestListener}
 */
export function withGate(handle, gate) {
  if (gate === null) return handle;
  return (request, response) => {
    const refused = gate.refusalOf(request.url, request.headers.cookie);
    if (refused === null) return handle(request, response);
    response.setHeader('Cache-Control', 'no-store');
    if (refused.kind === 'page') {
      return response.writeHead(307, { Location: refused.location }).end();
    }
    return response
      .writeHead(401, { 'Content-Type': 'application/json; charset=utf-8' })
      .end(refusal);
  };
}
