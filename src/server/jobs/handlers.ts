import type { Config } from '../config';
import type { Orders } from '../commerce/port';
import type { Mail } from '../mail/port';
import type { JobHandlers } from './queue';

type HandlerDeps = { config: Pick<Config, 'siteUrl'>; orders: Orders; mail: Mail };

/** What the workers do. Heavy parts load with the first job that needs them. */
export function createJobHandlers({ config, orders, mail }: HandlerDeps): JobHandlers {
  return {
    'send-order-confirmation': async ({ orderId }) => {
      const order = await orders.findOrder(orderId);
      // The job is written with its order: it can only be gone because somebody removed it since.
      if (!order) return;
      const { composeOrderConfirmation } = await import('../mail/order-confirmation');
      await mail.send(await composeOrderConfirmation(order, config.siteUrl));
    },
  };
}
