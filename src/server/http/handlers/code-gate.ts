import { createHash, timingSafeEqual } from 'node:crypto';
import { object, string } from 'yup';
import { AppError } from '@/domain/errors';
import { endpoint, route } from '../route';
import { byPeer } from './account-lookup';

/**
 * Is this the code of the gate (spec 2)? Wrong ones are counted before they are looked at, so that parallel guesses
 * count too. Where everybody may come in there is no such address.
 */
export const codeGate = route('/api/code-gate', {
  POST: endpoint({
    input: object({ code: string().max(100).required() }),
    mayCall: byPeer,
    handle: async ({ input, caller: { peer }, services: { config, limits } }) => {
      if (config.gateCode === null) throw new AppError('not_found_error', 'There is no gate');
      const counted = ['gateCode', peer] as const;
      await limits.count(counted);
      const result = timingSafeEqual(digest(input.code.trim()), digest(config.gateCode));
      if (result) await limits.forgive(counted);
      return { result };
    },
  }),
});

/** All of one length, so that comparing takes equally long. */
const digest = (text: string) => createHash('sha256').update(text).digest();
