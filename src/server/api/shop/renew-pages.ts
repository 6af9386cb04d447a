import { array, object, string } from 'yup';
import { renewPagesPattern } from '@/server/page-renewal/address';
import { onlyOurselves } from '../endpoints/internal-calls';
import { endpoint, route } from '../endpoints/route';

const input = object({
  paths: array(
    string()
      .matches(/^\/[\w/-]*$/)
      .required(),
  )
    .max(500)
    .required(),
});

/**
 * Revalidates pages for `startPageRenewal`; everybody else gets a 404.
 *
 * @param revalidate Next's own function, which it gives only to the pages of its API
 */
export function renewPages(revalidate: (path: string) => Promise<void>) {
  return route({
    POST: endpoint({
      input,
      mayCall: onlyOurselves(renewPagesPattern),
      handle: async ({ input: { paths } }) => {
        for (const path of paths) await revalidate(path);
        return { renewed: paths.length };
      },
    }),
  });
}
