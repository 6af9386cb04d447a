type Told = Record<string, unknown> & { error?: { code?: string; type: string; message?: string } };
type Listener = (event: Record<string, unknown>) => void;

/**
 * A double of Stripe's browser code, as far as swell-js and the checkout use it. It runs inside the page, so it cannot
 * refer to anything outside of this function. It shows plain fields where Stripe shows frames.
 */
export function stripeInBrowser(): void {
  const ask = async (path: string, body: object): Promise<Told> => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    try {
      return await (await fetch(`https://api.stripe.com${path}`, init)).json();
    } catch {
      return { error: { type: 'api_connection_error', message: 'We cannot reach Stripe.' } };
    }
  };

  const kinds: Record<string, { name: string; isWhole: RegExp; unfinished: string }> = {
    cardNumber: {
      name: 'Credit or debit card number',
      isWhole: /^\d{4}( ?\d{4}){3}$/,
      unfinished: 'incomplete_number',
    },
    cardExpiry: {
      name: 'Credit or debit card expiration date',
      isWhole: /^\d\d \/ \d\d$/,
      unfinished: 'incomplete_expiry',
    },
    cardCvc: {
      name: 'Credit or debit card CVC/CVV',
      isWhole: /^\d{3,4}$/,
      unfinished: 'incomplete_cvc',
    },
  };

  class Field {
    input = document.createElement('input');
    heard = new Map<string, Listener>();
    constructor(readonly type: string) {}
    on(event: string, listener: Listener) {
      this.heard.set(event, listener);
      return this;
    }
    mount(selector: string) {
      const place = document.querySelector(selector);
      if (!place)
        throw new Error(`The selector you specified (${selector}) applies to no DOM elements`);
      const kind = kinds[this.type];
      this.input.setAttribute('aria-label', kind?.name ?? this.type);
      this.input.style.cssText = 'width:100%;border:0;background:transparent';
      const tell = (isLeft: boolean) => {
        const { value } = this.input;
        const complete = kind?.isWhole.test(value) ?? true;
        const error =
          isLeft && value && !complete
            ? { code: kind?.unfinished, type: 'validation_error' }
            : undefined;
        this.heard.get('change')?.({ elementType: this.type, empty: !value, complete, error });
      };
      this.input.addEventListener('input', () => tell(false));
      this.input.addEventListener('blur', () => tell(true));
      const label = document.querySelector(`label[for="${place.id}"]`);
      label?.addEventListener('click', () => this.input.focus());
      place.replaceChildren(this.input);
    }
    destroy() {
      this.input.remove();
    }
  }

  class WalletButton {
    constructor(readonly press: () => void) {}
    mount(selector: string) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Pay with the wallet';
      button.addEventListener('click', this.press);
      document.querySelector(selector)?.append(button);
    }
  }

  class PaymentRequest {
    heard = new Map<string, Listener>();
    on(event: string, listener: Listener) {
      this.heard.set(event, listener);
      return this;
    }
    canMakePayment = async () => Reflect.get(window, 'stripeWallets');
    async approve() {
      const method = await ask('/method', { number: '4242424242424242' });
      const complete = () => undefined;
      const paymentMethod = { ...method, billing_details: {} };
      this.heard.get('paymentmethod')?.({ paymentMethod, complete });
    }
  }

  /** Shows the bank's question in a dialog. @returns the shopper's answer */
  const bankAsks = () =>
    new Promise<string>((resolve) => {
      const sheet = document.createElement('dialog');
      sheet.setAttribute('aria-label', 'Your bank');
      for (const [word, text] of [
        ['approve', 'Complete'],
        ['fail', 'Fail'],
      ] as const) {
        const button = document.createElement('button');
        button.textContent = text;
        button.onclick = () => {
          sheet.remove();
          resolve(word);
        };
        sheet.append(button);
      }
      document.body.append(sheet);
      sheet.showModal();
    });

  const Stripe = () => ({
    elements: () => ({
      create: (type: string, options: { paymentRequest?: PaymentRequest }) =>
        type === 'paymentRequestButton'
          ? new WalletButton(() => void options.paymentRequest?.approve())
          : new Field(type),
    }),
    paymentRequest: () => new PaymentRequest(),
    async createPaymentMethod({ card }: { card: Field }) {
      const method = await ask('/method', { number: card.input.value.replaceAll(' ', '') });
      return method.error ? { error: method.error } : { paymentMethod: method };
    },
    async confirmCardPayment(secret: string) {
      const intent = await ask('/confirm', { secret });
      if (intent.error) return { error: intent.error };
      if (intent.status !== 'requires_action') return { paymentIntent: intent };
      const answered = await ask('/answer', { secret, word: await bankAsks() });
      if (answered.status !== 'requires_payment_method') return { paymentIntent: answered };
      const code = 'payment_intent_authentication_failure';
      const message =
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
      return { error: { type: 'invalid_request_error', code, message } };
    },
    async confirmCardSetup(secret: string, typed: { payment_method: { card: Field } }) {
      const number = typed.payment_method.card.input.value.replaceAll(' ', '');
      const setup = await ask('/keep', { secret, number });
      if (setup.error) return { error: setup.error };
      if (setup.status !== 'requires_action') return { setupIntent: setup };
      const answered = await ask('/answer-keep', { secret, word: await bankAsks() });
      if (answered.status !== 'requires_payment_method') return { setupIntent: answered };
      const code = 'setup_intent_authentication_failure';
      return { error: { type: 'invalid_request_error', code, message: 'Not authenticated.' } };
    },
    async confirmKlarnaPayment(secret: string, { return_url: back }: { return_url: string }) {
      const intent = await ask('/klarna', { secret });
      if (intent.error) return { error: intent.error };
      window.location.assign(`https://klarna.example/?${new URLSearchParams({ secret, back })}`);
      return new Promise(() => undefined);
    },
    async retrievePaymentIntent(secret: string) {
      const intent = await ask('/read', { secret });
      return intent.error ? { error: intent.error } : { paymentIntent: intent };
    },
  });
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 3 }) });
}
