import type { CardToken, Vault } from './vault';

/** The card that wallets and pages of the sandbox have on file: the test card everybody knows, good for four years. */
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
