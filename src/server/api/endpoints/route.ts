import type { InferType, Schema } from 'yup';
import { ValidationError } from 'yup';
import { AppError } from '@/domain/failures/errors';
import type { Services } from '@/server/main/services';
import { jsonAnswer } from '@/server/http/answers';
import { callLocale } from '@/server/http/call-locale';
import { parseJsonBody } from '@/server/http/body';
import { headerOf, type HttpAnswer, type HttpApp, type HttpRequest } from '@/server/http/exchange';
import { createHttpApp } from '@/server/http/http-app';
import { parseQuery } from '@/server/http/query';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Decides who may call, and tells the handler who the caller is. Throws `UNAUTHORIZED` or `forbidden`. */
export type Guard<Caller> = (request: HttpRequest, services: Services) => Promise<Caller>;

type EndpointOptions<InputSchema extends Schema, Caller, Result> = {
  /**
   * Parses the query together with the JSON body of POST and PUT, whose fields win. A `locale` that these do not name is
   * that of the calling page.
   */
  input: InputSchema;
  mayCall: Guard<Caller>;
  handle: (call: {
    input: InferType<InputSchema>;
    caller: Caller;
    services: Services;
    request: HttpRequest;
  }) => Promise<Result>;
  /** How the result is sent; JSON by default. */
  answer?: (result: Result) => HttpAnswer;
};

type Endpoint = (request: HttpRequest, services: Services) => Promise<HttpAnswer>;

/** For endpoints that anybody may call. */
export const anyone: Guard<null> = async () => null;

/** One method of a route: parses the input, identifies the caller, sends the result. */
export function endpoint<InputSchema extends Schema, Caller, Result>(
  options: EndpointOptions<InputSchema, Caller, Result>,
): Endpoint {
  return async (request, loaded) => {
    const caller = await options.mayCall(request, loaded);
    const input = await readInput(request, options.input);
    const result = await options.handle({ input, caller, services: loaded, request });
    return options.answer ? options.answer(result) : jsonAnswer(200, result);
  };
}

/** The handlers of one address. The address itself, and who may call it, are in the table of src/server/api. */
export type Route<Methods extends Method = never> = {
  readonly endpoints: Readonly<Partial<Record<Method, Endpoint>> & Record<Methods, Endpoint>>;
  /** Longest time to an answer, in milliseconds; only for answers that need more than the usual time. */
  readonly deadlineMs?: number | undefined;
};

/** An endpoint for each method of an address. */
export function route<Methods extends Method>(
  endpoints: Readonly<Record<Methods, Endpoint>>,
  { deadlineMs }: Pick<Route, 'deadlineMs'> = {},
): Route<Methods> {
  return { endpoints, deadlineMs };
}

/**
 * A route together with the services it uses.
 *
 * @param pattern its address as the log may contain it: without ids and secrets
 */
export function routeApp(
  { endpoints, deadlineMs }: Route,
  pattern: string,
  services: Services,
): HttpApp {
  return createHttpApp({
    log: services.requestLog,
    deadlineMs,
    respond: async (request, context) => {
      context.route = pattern;
      return endpointFor(endpoints, request.method)(request, services);
    },
  });
}

function endpointFor(endpoints: Partial<Record<string, Endpoint>>, method: string): Endpoint {
  const found = Object.hasOwn(endpoints, method) ? endpoints[method] : undefined;
  if (found) return found;
  const allowed = Object.keys(endpoints).join(', ');
  throw new AppError('method_not_allowed', `Allowed here: ${allowed}`, {
    headers: { Allow: allowed },
  });
}

async function readInput<InputSchema extends Schema>(
  request: HttpRequest,
  schema: InputSchema,
): Promise<InferType<InputSchema>> {
  const query = parseQuery(request.rawQuery);
  const hasBody = request.method === 'POST' || request.method === 'PUT';
  const body = hasBody
    ? (parseJsonBody(await request.body(), headerOf(request, 'content-type')) ?? {})
    : {};
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  // Answers to GET may be kept for everybody, so those name their language in the address.
  const locale = hasBody ? callLocale(request) : null;
  try {
    return await schema.validate(
      isObject ? { ...(locale && { locale }), ...query, ...body } : body,
      { stripUnknown: true },
    );
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const message = error.errors[0] ?? 'Not valid';
    throw new AppError('validation_error', message, { ...(error.path && { param: error.path }) });
  }
}
