/** Networks a wallet may offer cards of (spec 9). */
export const walletNetworks = ['AMEX', 'DISCOVER', 'INTERAC', 'JCB', 'MASTERCARD', 'VISA'] as const;
