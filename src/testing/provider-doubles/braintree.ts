import type { Demand } from './sheet';

type Told = Record<string, unknown>;

/** Doubles for the parts of Braintree's code, each with its own script. */
export function braintreeClientInBrowser(): void {
  const demand: Demand = Reflect.get(window, 'playedDemand');
  const create = async ({ authorization }: Told) => {
    demand(authorization === 'token_for_the_client', 'the token of the client');
    return { kind: 'client' };
  };
  Object.assign(window, { braintree: { client: { create } } });
}

export function braintreePaypalInBrowser(): void {
  const demand: Demand = Reflect.get(window, 'playedDemand');
  const create = async ({ client }: Told) => {
    demand(client, 'a client');
    return {
      async createPayment(asked: Told) {
        demand(asked.flow === 'vault' && asked.requestBillingAgreement === true, 'an agreement');
        demand(asked.enableShippingAddress === false, 'no shipping address');
        demand(Number(asked.amount) > 0 && asked.currency, 'an amount');
        return 'agreement_1';
      },
      async tokenizePayment({ billingToken }: Told) {
        const address = { recipientName: 'Somebody Else', line1: '1 Other Street' };
        const details = {
          ...{ email: 'payer@paypal.example', firstName: 'Somebody', lastName: 'Else' },
          ...{ countryCode: 'US', shippingAddress: address },
        };
        return { nonce: `nonce_${String(billingToken)}`, details };
      },
    };
  };
  Object.assign(Reflect.get(window, 'braintree'), { paypalCheckout: { create } });
}

export function braintreeGoogleInBrowser(): void {
  const demand: Demand = Reflect.get(window, 'playedDemand');
  const create = async ({ client, googleMerchantId, googlePayVersion }: Told) => {
    demand(client && googleMerchantId === 'google_1' && googlePayVersion === 2, 'who is paid');
    return {
      createPaymentDataRequest: (request: Told) => ({
        ...request,
        allowedPaymentMethods: [{ type: 'CARD', parameters: {} }],
      }),
      parseResponse: async (data: { paymentMethodData: Told }) => {
        const { token } = Object(data.paymentMethodData.tokenizationData);
        return { nonce: `nonce_${String(token)}` };
      },
    };
  };
  Object.assign(Reflect.get(window, 'braintree'), { googlePayment: { create } });
}

export function braintreeAppleInBrowser(): void {
  const demand: Demand = Reflect.get(window, 'playedDemand');
  const create = async ({ client }: Told) => {
    demand(client, 'a client');
    return {
      createPaymentRequest: (request: Told) => ({
        ...request,
        supportedNetworks: ['visa'],
        merchantCapabilities: ['supports3DS'],
      }),
      async performValidation({ validationURL, displayName }: Told) {
        demand(validationURL && displayName, 'whom to validate');
        return { merchantSessionIdentifier: 'session_1' };
      },
      tokenize: async ({ token }: { token: { paymentData: { data: string } } }) => ({
        nonce: `nonce_${token.paymentData.data}`,
      }),
    };
  };
  Object.assign(Reflect.get(window, 'braintree'), { applePay: { create } });
}
