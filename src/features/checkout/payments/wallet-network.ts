/** Card networks that a wallet may offer (spec 9). */
export const walletNetworks = ['AMEX', 'DISCOVER', 'INTERAC', 'JCB', 'MASTERCARD', 'VISA'] as const;
