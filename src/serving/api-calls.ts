import type { NodeHandler } from '@/server/http/node-handler';
import type { Handler } from './handler';

/** Whatever is spelled in another way is read by Next first, which redirects it or asks the same table. */
const plainCall = /^(\/api(?:\/[\w-]+)+)(?:\?|$)/;

/** Pages under `/api` that are more than the table: they need Next. */
export const nextsOwn: ReadonlySet<string> = new Set(['/api/internal/renew-pages']);

/**
 * Calls under `/api` go straight to the table that answers them. Next has one page for them all, which comes to the same
 * answer, but its way there takes longer than most answers do.
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
