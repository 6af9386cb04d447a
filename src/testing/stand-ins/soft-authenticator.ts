import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/**
 * A device that creates and uses one passkey, by WebAuthn level 3: ES256, attestation `none`, with user verification.
 */
export class SoftAuthenticator {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** What the browser sends after `navigator.credentials.create`. */
  create(challenge: string) {
    const authData = Buffer.concat([
      this.flagged(0x45),
      Buffer.alloc(16),
      uint16(this.id.length),
      this.id,
      coseKey(this.keys.publicKey),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(authData)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: encode(this.clientData('webauthn.create', challenge)),
        attestationObject: encode(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** What the browser sends after `navigator.credentials.get`. */
  use(challenge: string) {
    const clientData = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.flagged(0x05);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authenticatorData),
        signature: encode(sign('sha256', signed, this.keys.privateKey)),
      },
    };
  }

  private credential() {
    const id = encode(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  /**
   * Authenticator data: hash of the host name, flags (0x01 present, 0x04 verified, 0x40 with a new key) and the
   * counter.
   */
  private flagged(flags: number): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const host = new URL(this.origin).hostname;
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59]), uint16(bytes.length), bytes]);

/** RFC 9053: an EC2 key on P-256 for ES256, as a CBOR map. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, part(0x21, x), part(0x22, y)]);
}
