import { array, mixed, object, string } from 'yup';

const base64url = string().matches(/^[\w-]+$/);

/** The id of a passkey, as the browser sends it. */
export const credentialId = base64url.max(1400).required();

/** A browser's data of a passkey it has made or used; the WebAuthn library reads the rest. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: string()
    .oneOf(['public-key'] as const)
    .required(),
  clientExtensionResults: mixed<object>((value): value is object => typeof value === 'object')
    .required()
    .default({}),
};

/** A passkey that a browser has just made. */
export const createdPasskey = object({
  ...credential,
  response: object({
    clientDataJSON: base64url.max(10_000).required(),
    attestationObject: base64url.max(100_000).required(),
    transports: array(string().max(20).required()).max(10).default([]),
  }).required(),
}).required();

/** A challenge that a passkey has signed. */
export const usedPasskey = object({
  ...credential,
  response: object({
    clientDataJSON: base64url.max(10_000).required(),
    authenticatorData: base64url.max(10_000).required(),
    signature: base64url.max(10_000).required(),
    userHandle: base64url.max(200),
  }).required(),
}).required();
