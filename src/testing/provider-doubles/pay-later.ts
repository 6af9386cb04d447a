import type { Ask, Demand } from './sheet';

type Told = Record<string, unknown>;

/** A double for Sezzle's code in its window mode. */
export function sezzleInBrowser(): void {
  const ask: Ask = Reflect.get(window, 'playedAsk');
  const demand: Demand = Reflect.get(window, 'playedDemand');
  type Listeners = {
    onClick(event: Event): void;
    onComplete(event: { data: Told }): Promise<void>;
    onCancel(): void;
    onFailure(event: { data: Told }): void;
    onCalculateAddressRelatedCosts: unknown;
  };

  class Checkout {
    button: HTMLButtonElement | null = null;
    heard: Listeners | null = null;
    constructor(options: Told) {
      demand(options.mode === 'popup' && options.publicKey === 'sezzle_1', 'whose checkout it is');
      demand(options.apiMode === 'sandbox' && options.apiVersion === 'v2', 'the API');
    }
    renderSezzleButton(id: string) {
      this.button = document.createElement('button');
      this.button.type = 'button';
      this.button.textContent = 'Sezzle';
      document.getElementById(id)?.append(this.button);
    }
    init(listeners: Listeners) {
      this.heard = listeners;
      this.button?.addEventListener('click', listeners.onClick);
    }
    startCheckout({ checkout_payload: asked }: { checkout_payload: Told }) {
      const { intent, reference_id: reference, order_amount: amount } = Object(asked.order);
      demand(asked.express_checkout_type === 'no-shipping', 'no shipping');
      demand(intent === 'AUTH' && reference, 'an order');
      demand(Number.isInteger(amount.amount_in_cents) && amount.currency, 'an amount');
      const words = ['Approve', 'Approve without money', 'Cancel', 'Break'];
      void ask('Sezzle', words).then((word) => {
        if (word === 'Cancel') return this.heard?.onCancel();
        if (word === 'Break') return this.heard?.onFailure({ data: { error: 'no' } });
        const order_uuid = word === 'Approve' ? 'uuid_1' : 'uuid_1_refused';
        return this.heard?.onComplete({ data: { order_uuid } });
      });
    }
  }
  Object.assign(window, { Checkout });
}

/** A double for Amazon's code: its button redirects to Amazon with what the store has signed. */
export function amazonInBrowser(): void {
  const demand: Demand = Reflect.get(window, 'playedDemand');
  const renderButton = (selector: string, config: Told) => {
    const { payloadJSON, signature } = Object(config.createCheckoutSessionConfig);
    demand(config.merchantId === 'amazon_1' && config.publicKeyId === 'key_1', 'who is paid');
    demand(config.productType === 'PayOnly' && config.placement === 'Checkout', 'what for');
    demand(config.ledgerCurrency && signature === 'signed', 'a signed session');
    const { checkoutReviewReturnUrl: back, checkoutCancelUrl: cancel } =
      JSON.parse(payloadJSON).webCheckoutDetails;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Amazon Pay';
    button.onclick = () =>
      window.location.assign(
        `https://payments.amazon.com/choose?${new URLSearchParams({ back, cancel })}`,
      );
    document.querySelector(selector)?.append(button);
  };
  Object.assign(window, { amazon: { Pay: { renderButton } } });
}
