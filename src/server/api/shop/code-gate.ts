import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { jsonAnswer } from '@/server/http/answers';
import { createIsSecure } from '@/server/http/client-address';
import { endpoint, route } from '../endpoints/route';
import { byClient } from '../accounts/account-lookup';

/**
 * Checks the code of the gate (spec 2). Tries are counted before they are checked, so that parallel guesses count too.
 * The right code gives a pass, which the server asks for with every request. Where the shop is open to everybody this
 * address does not exist.
 */
export const codeGate = route({
  POST: endpoint({
    input: object({ code: string().max(100).required() }),
    mayCall: byClient,
    handle: async ({
      input,
      caller: { clientAddress },
      services: { config, limits, lifecycle },
      request,
    }) => {
      const gate = lifecycle.codeGate;
      if (gate === null) throw new AppError('not_found_error', 'There is no gate');
      const counted = ['gateCode', clientAddress] as const;
      await limits.count(counted);
      const result = gate.isCode(input.code.trim());
      if (!result) return { result, pass: null };
      await limits.forgive(counted);
      return { result, pass: gate.passCookie(createIsSecure(config.trustedProxies)(request)) };
    },
    answer: ({ result, pass }) =>
      jsonAnswer(
        200,
        { result },
        { 'Cache-Control': 'no-store', ...(pass !== null && { 'Set-Cookie': pass }) },
      ),
  }),
});
