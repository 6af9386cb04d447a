/**
 * Calls under `/api` go straight to the table that answers them. Next has one page for them all, which comes to the same
 * answer, but its way there takes longer than most answers do.
 */

/** Whatever is spelled in another way is read by Next first, which redirects it or asks the same table. */
const plainCall = /^(\/api(?:\/[\w-]+)+)(?:\?|$)/;

/** Pages under `/api` that are more than the table: they need Next. */
export const nextsOwn = new Set(['/api/internal/renew-pages']);

/**
 * @param {import("node:http").RequestListener} handle Next's own handler
 * @param {import("../src/server/http/node-handler").NodeHandler} api answers everything under `/api`
 * @returns {import("node:http").RequestListener}
 */
export function withStraightCalls(handle, api) {
  return (request, response) => {
    const path = plainCall.exec(request.url)?.[1];
    if (path === undefined || nextsOwn.has(path)) return handle(request, response);
    return api(request, response).catch(() => response.destroy());
  };
}
