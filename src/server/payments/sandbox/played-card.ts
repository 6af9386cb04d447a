import type { CardToken, Vault } from './vault';

/** The card stored in the sandbox's wallets and pages: the well-known test card, valid for four years. */
export async function playedCard(vault: Vault, now: Date): Promise<CardToken> {
  const made = await vault.createToken({
    number: '4242424242424242',
    expMonth: '12',
    expYear: String(now.getUTCFullYear() + 4),
    cvc: '123',
  });
  if (!made.ok) throw new Error('The test card was refused.');
  return made.card;
}
