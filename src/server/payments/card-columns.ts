/** A card's summary out of `card_tokens card`. */
export const cardColumns = `card.brand, card.last4, card.exp_month as "expMonth", card.exp_year as "expYear"`;
