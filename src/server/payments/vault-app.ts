import { AppError } from '@/domain/failures/errors';
import type { HttpApp, HttpRequest } from '@/server/http/exchange';
import { createHttpApp, type RequestLog } from '@/server/http/http-app';
import {
  isScriptCall,
  readVaultCall,
  vaultAnswer,
  type VaultOptions,
  type VaultReply,
} from './jsonp';

/** The operations of a vault, by path and method. */
export type VaultOperations = Readonly<
  Record<string, Readonly<Record<string, (data: unknown) => Promise<VaultReply>>>>
>;

/**
 * A vault's HTTP app. Card numbers may lie in the address of its requests, so nothing here may
 * log or echo a query; every answer is HTTP 200 with the real status inside (contract 13.1).
 */
export function createVaultApp(
  operations: VaultOperations,
  log: RequestLog,
  options: VaultOptions,
): HttpApp {
  return createHttpApp({
    log,
    respond: async (request, context) => {
      const methods = Object.hasOwn(operations, request.path) && operations[request.path];
      if (!methods) throw new AppError('not_found_error', 'Not found');
      context.route = `/vault${request.path}`;
      // Any page can load a script, so a script call must not have effects.
      if (isScriptCall(request) && !options.isScriptAllowed) {
        throw new AppError('invalid_request', 'Calls by script tag are off');
      }
      return vaultAnswer(request, await perform(methods, request), options);
    },
    refuse: (error, reference, request) =>
      vaultAnswer(request, refusalOf(error, reference), options),
  });
}

async function perform(
  methods: NonNullable<VaultOperations[string]>,
  request: HttpRequest,
): Promise<VaultReply> {
  const call = await readVaultCall(request);
  const operation = Object.hasOwn(methods, call.method) && methods[call.method];
  if (!operation) return { $status: 400, $error: 'Method not allowed' };
  return operation(call.data);
}

function refusalOf(error: unknown, reference: string): VaultReply {
  if (error instanceof AppError) return { $status: error.status, $error: error.message };
  return { $status: 500, $error: `Something went wrong on our side. Reference: ${reference}` };
}
