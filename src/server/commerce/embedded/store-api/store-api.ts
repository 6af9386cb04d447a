import { AppError } from '@/domain/failures/errors';
import { errorAnswer } from '@/server/http/answers';
import type { HttpApp } from '@/server/http/exchange';
import { createHttpApp, type RequestLog } from '@/server/http/http-app';
import { accountRoutes } from './accounts/account-routes';
import { StoreCall, type StoreServices } from './http/call';
import { cartRoutes } from './carts/cart-routes';
import { catalogueRoutes } from './catalogue/catalogue-routes';
import { contentRoutes } from './catalogue/content-routes';
import { orderRoutes } from './orders/order-routes';
import { paymentRoutes } from './orders/payment-routes';
import { createRouter, type RouteTable } from './http/router';
import { settingsRoutes } from './settings-routes';
import { subscriptionRoutes } from './orders/subscription-routes';

/** Every call of the contract that is answered here. */
export const storeRoutes: RouteTable = {
  ...catalogueRoutes,
  ...settingsRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...accountRoutes,
  ...subscriptionRoutes,
  ...paymentRoutes,
  ...contentRoutes,
};

const findRoute = createRouter(storeRoutes);

/**
 * The HTTP app of the embedded engine: the Store API as an unmodified swell-js expects it.
 * Identity is the `X-Session` header alone; cookies are never read, so no other site can act for a visitor.
 */
export function createStoreApi(deps: StoreServices & { log: RequestLog }): HttpApp {
  const { log, ...services } = deps;
  return createHttpApp({
    log,
    respond: async (request, context) => {
      const { pattern, params, handler } = findRoute(request.method, request.path);
      context.route = pattern;
      const call = new StoreCall(request, params, services);
      const answer = await handler(call).catch((error: unknown) => {
        if (error instanceof AppError) return errorAnswer(error, context.id);
        throw error;
      });
      const session = call.sessionHeader();
      return session ? { ...answer, headers: { ...answer.headers, ...session } } : answer;
    },
  });
}
