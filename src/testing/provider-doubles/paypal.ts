import type { Ask, Demand } from './sheet';

type Told = Record<string, unknown>;
type Options = {
  style?: Told;
  fundingSource?: string;
  createOrder?(data: object, actions: object): Promise<string>;
  createBillingAgreement?(): Promise<string>;
  onApprove(data: Told, actions: object): Promise<void>;
  onCancel?(data: Told): void;
  onShippingChange?: unknown;
  onError(error: unknown): void;
};

/** A double for PayPal's code as swell-js uses it, for an order of PayPal's own or an agreement of Braintree's. */
export function paypalInBrowser(): void {
  const ask: Ask = Reflect.get(window, 'playedAsk');
  const demand: Demand = Reflect.get(window, 'playedDemand');
  const [script] = [...document.scripts].filter(({ src }) => src.includes('paypal.com/sdk/js'));
  const query = new URL(script?.src ?? 'https://none').searchParams;
  const isVault = query.get('vault') === 'true';
  demand(query.get('client-id') === 'client_1', 'client-id');
  demand(query.get('merchant-id') === 'merchant_1', 'merchant-id');
  demand(query.get('commit') === 'false', 'commit=false');
  demand(/^[A-Z]{3}$/.test(query.get('currency') ?? ''), 'currency');
  if (!isVault) {
    demand(query.get('intent') === 'authorize', 'intent=authorize');
    const partner = script?.getAttribute('data-partner-attribution-id');
    demand(partner === 'SwellCommerce_SP', 'the partner');
  }

  const payer = {
    email_address: 'payer@paypal.example',
    name: { given_name: 'Somebody', surname: 'Else' },
    address: { address_line_1: '1 Other Street', country_code: 'US' },
  };

  async function press(options: Options): Promise<void> {
    const start = isVault ? options.createBillingAgreement?.() : options.createOrder?.({}, {});
    const id = await start;
    demand(typeof id === 'string' && id.length > 3, 'the id of what is to be approved');
    const word = await ask('PayPal', ['Approve', 'Approve without money', 'Cancel', 'Break']);
    if (word === 'Cancel') return options.onCancel?.({ orderID: id });
    if (word === 'Break') throw new Error('PayPal cannot go on');
    const known = word === 'Approve' ? id : `${id}_refused`;
    const get = async () => ({ id: known, status: 'APPROVED', payer, purchase_units: [{}] });
    await options.onApprove({ orderID: known, billingToken: known }, { order: { get } });
  }

  const Buttons = (options: Options) => {
    demand(typeof options.onApprove === 'function', 'onApprove');
    demand(typeof options.onError === 'function', 'onError');
    demand(isVault ? options.fundingSource === 'paypal' : options.onShippingChange, 'its options');
    return {
      async render(selector: string) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'PayPal';
        button.onclick = () => void press(options).catch(options.onError);
        document.querySelector(selector)?.append(button);
      },
    };
  };
  Object.assign(window, { paypal: { Buttons, FUNDING: { PAYPAL: 'paypal' } } });
}
