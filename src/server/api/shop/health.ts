import { object } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { anyone, endpoint, route } from '../endpoints/route';

/** Alive: the process answers and its services have started. */
export const live = route({
  GET: endpoint({ input: object({}), mayCall: anyone, handle: async () => ({ status: 'live' }) }),
});

/** Ready: the database answers too, so traffic may come. 503 while it does not. */
export const ready = route({
  GET: endpoint({
    input: object({}),
    mayCall: anyone,
    handle: async ({ services }) => {
      await services.db.query('select 1').catch((cause: unknown) => {
        throw new AppError('unavailable', 'The database does not answer', { cause });
      });
      return { status: 'ready' };
    },
  }),
});
