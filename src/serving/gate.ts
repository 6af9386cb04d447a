import type { CodeGate } from '@/server/code-gate/code-gate';
import type { Handler } from './handler';

const refusal = JSON.stringify({
  error: { message: 'Enter the code first', code: 'UNAUTHORIZED' },
});

/**
 * Lets only people with the code into a gated shop. The browser's own gate only shows the form.
 *
 * @param gate null where no code is set: nothing is added
 */
export function withGate(handle: Handler, gate: CodeGate | null): Handler {
  if (gate === null) return handle;
  return (request, response) => {
    const refused = gate.refusalOf(request.url ?? '/', request.headers.cookie);
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
