import type { NodeHandler } from '@/server/http/node-handler';
import type { Handler } from './handler';

/** Addresses in any other form go to Next first, which redirects them or calls the same table. */
const plainCall = /^(\/api(?:\/[\w-]+)+)(?:\?|$)/;

/** Pages under `/api` that do more than the table: they need Next. */
export const nextsOwn: ReadonlySet<string> = new Set(['/api/internal/renew-pages']);

/**
 * Sends calls under `/api` straight to the table that answers them. Next has one page for all of them with the same
 * result, but its way there takes longer than most answers.
 *
 * @param handle Next's own handler
 * @param api answers everything under `/api`
 */
export function withApiCalls(handle: Handler, api: NodeHandler): Handler {
  return (request, response) => {
    const path = plainCall.exec(request.url ?? '')?.[1];
    if (path === undefined || nextsOwn.has(path)) return handle(request, response);
    return api(request, response).catch(() => void response.destroy());
  };
}
