import type { NextApiRequest, NextApiResponse } from 'next';
import { array, object, string } from 'yup';
import { renewPagesPattern } from '@/server/page-renewal/address';
import { onlyOurselves } from '../internal-calls';
import { endpoint, route } from '../route';

const input = object({
  paths: array(
    string()
      .matches(/^\/[\w/-]*$/)
      .required(),
  )
    .max(500)
    .required(),
});

/** Writes pages anew for `startPageRenewal`; to everybody else there is nothing here. */
export function renewPages(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const handler = route(renewPagesPattern, {
    POST: endpoint({
      input,
      mayCall: onlyOurselves(renewPagesPattern),
      handle: async ({ input: { paths } }) => {
        for (const path of paths) await response.revalidate(path);
        return { renewed: paths.length };
      },
    }),
  });
  return handler(request, response);
}
