import {
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { mixed, object, string } from 'yup';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';

/** The person closed the device's prompt, or the device had nothing to offer. Nothing was sent. */
export type NotShown = { ok: false; isNotShown: true };

const notShown: NotShown = { ok: false, isNotShown: true };

/** Creates a passkey on the device. @param options the server's answer */
export async function makePasskey(
  options: unknown,
): Promise<StoreAnswer<RegistrationResponseJSON> | NotShown> {
  if (!isCreation(options)) return unreadableRefusal(options);
  return shown(startRegistration({ optionsJSON: options }));
}

/** Signs a challenge with a passkey of the device. @param options the server's answer */
export async function signChallenge(
  options: unknown,
): Promise<StoreAnswer<AuthenticationResponseJSON> | NotShown> {
  if (!isRequest(options)) return unreadableRefusal(options);
  return shown(startAuthentication({ optionsJSON: options }));
}

function shown<Made>(prompt: Promise<Made>): Promise<StoreAnswer<Made> | NotShown> {
  return prompt.then(
    (value) => ({ ok: true, value }) as const,
    () => notShown,
  );
}

const challenged = object({ challenge: string().required() });
const creation = challenged.shape({ user: mixed().required(), rp: mixed().required() });

function isCreation(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return creation.isValidSync(value);
}

function isRequest(value: unknown): value is PublicKeyCredentialRequestOptionsJSON {
  return challenged.isValidSync(value);
}
