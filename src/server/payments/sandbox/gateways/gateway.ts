import type { AmountDue } from '../../port';
import type { Authorisations } from '../authorisations';
import type { VaultReply } from '../../jsonp';
import type { Vault } from '../vault';
import type { GatewayRequest } from '../../vault-input';

export type GatewayWorld = {
  vault: Vault;
  authorisations: Authorisations;
  amountDue: AmountDue;
  now: () => Date;
};

type GatewayCall = (request: GatewayRequest, world: GatewayWorld) => Promise<VaultReply>;

/** One provider's part of the vault: it refuses unknown calls. */
export type Gateway = {
  /** `POST /intent` */
  createIntent?: GatewayCall;
  /** `PUT /intent` */
  updateIntent?: GatewayCall;
  /** `POST /authorization` */
  authorise?: GatewayCall;
};

/** The page where the sandbox asks the shopper. */
export function bankPageOf(id: string): string {
  return `/sandbox/confirm?intent=${id}`;
}
