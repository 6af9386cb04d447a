import { string } from 'yup';

/** One Twilio account, and the number that sends our texts. */
export type TwilioSettings = {
  accountSid: string;
  /** Sends texts and proves reports: it is sent only to Twilio. */
  authToken: string;
  /** Our number, as carriers want it. */
  from: string;
  /** Origin of the API, without a trailing slash. */
  apiUrl: string;
};

/** The environment variables for Twilio. */
export const twilioVariables = {
  TWILIO_ACCOUNT_SID: string().matches(/^AC[0-9a-f]{32}$/, '${path} must be an account: AC…'),
  TWILIO_AUTH_TOKEN: string().min(16),
  TWILIO_FROM: string().matches(/^\+1\d{10}$/, '${path} must be a number such as +14035550142'),
  TWILIO_API_URL: string()
    .matches(/^https?:\/\/\S+$/, '${path} must be an address')
    .default('https://api.twilio.com'),
};

type TwilioEnvironment = { [Name in keyof typeof twilioVariables]?: string | undefined };

type Read = { settings: TwilioSettings | null; faults: string[] };

/** All three, or none: a number without its account sends nothing. */
export function readTwilio(values: TwilioEnvironment): Read {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = values;
  if (TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM) {
    const settings = {
      accountSid: TWILIO_ACCOUNT_SID,
      authToken: TWILIO_AUTH_TOKEN,
      from: TWILIO_FROM,
      apiUrl: (values.TWILIO_API_URL ?? 'https://api.twilio.com').replace(/\/+$/, ''),
    };
    return { settings, faults: [] };
  }
  const needed = Object.entries({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM });
  const missing = needed.filter(([, value]) => !value).map(([name]) => name);
  const faults =
    missing.length === needed.length
      ? []
      : missing.map((name) => `${name} is missing: Twilio needs it too`);
  return { settings: null, faults };
}
