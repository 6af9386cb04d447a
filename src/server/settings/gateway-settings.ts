import { string } from 'yup';
import { commaList } from './comma-list';

/** The payment methods available with Stripe here. */
const stripeMethodIds = ['card', 'google', 'apple', 'klarna', 'ideal', 'bancontact'] as const;

export type StripeMethodId = (typeof stripeMethodIds)[number];

function isStripeMethodId(name: string): name is StripeMethodId {
  return stripeMethodIds.some((id) => id === name);
}

/** One Stripe account. */
export type StripeSettings = {
  /** Moves money: it is sent only to Stripe. */
  secretKey: string;
  /** Known to every browser. */
  publishableKey: string;
  /** Proves that a webhook comes from Stripe. */
  webhookSecret: string;
  /** False for keys of its test mode, which move no money. */
  isLive: boolean;
  methods: readonly StripeMethodId[];
  /** Null means Stripe's own. */
  apiUrl: string | null;
  /** Longest wait for any one answer; the adapter's default when omitted. */
  timeoutMs?: number;
};

/** The environment variables for Stripe. */
export const gatewayVariables = {
  STRIPE_SECRET_KEY: string().matches(
    /^[sr]k_(test|live)_\w+$/,
    '${path} must be a secret key of Stripe: sk_… or rk_…',
  ),
  STRIPE_PUBLISHABLE_KEY: string().matches(
    /^pk_(test|live)_\w+$/,
    '${path} must be a publishable key of Stripe: pk_…',
  ),
  STRIPE_WEBHOOK_SECRET: string().matches(
    /^whsec_\w+$/,
    '${path} must be the signing secret of a webhook: whsec_…',
  ),
  STRIPE_METHODS: string()
    .default('card,google,apple,klarna')
    .test('methods', `\${path} must be names of ${stripeMethodIds.join(', ')}, by commas`, (list) =>
      commaList(list).every((name) => isStripeMethodId(name)),
    ),
  STRIPE_API_URL: string().matches(/^https?:\/\/\S+$/, '${path} must be an address'),
};

type StripeEnvironment = { [Name in keyof typeof gatewayVariables]?: string | undefined };

/** The configured payment gateway, and its name in messages. */
export type ChosenGateway = {
  name: string;
  /** Its environment variables. */
  variables: string;
  settings: StripeSettings;
};

type Read = { settings: ChosenGateway | null; faults: string[] };

/** All three or none: it would be worse to take money without ever getting its reports than to take none. */
export function readGateway(values: StripeEnvironment): Read {
  const keys = {
    STRIPE_SECRET_KEY: values.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: values.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: values.STRIPE_WEBHOOK_SECRET,
  };
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = keys;
  if (!secretKey || !publishableKey || !webhookSecret) {
    const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]));
    const isMeant = missing.length < 3;
    const faults = missing.map((name) => `${name} is missing: Stripe needs it too`);
    return { settings: null, faults: isMeant ? faults : [] };
  }
  const isLive = secretKey.slice(3, 7) === 'live';
  if (isLive !== publishableKey.startsWith('pk_live_')) {
    const fault = 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes';
    return { settings: null, faults: [fault] };
  }
  const methods = commaList(values.STRIPE_METHODS).filter(isStripeMethodId);
  // swell-js's code for every other method looks for the card's key.
  if (!methods.includes('card')) {
    return { settings: null, faults: ['STRIPE_METHODS has to name card'] };
  }
  const apiUrl = values.STRIPE_API_URL ?? null;
  const settings = { secretKey, publishableKey, webhookSecret, isLive, methods, apiUrl };
  return { settings: { name: 'Stripe', variables: 'STRIPE_*', settings }, faults: [] };
}
