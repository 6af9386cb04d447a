/** What somebody without a login is asked: for a return, or to look an order up. */
export type GuestOrderField = 'orderNumber' | 'email' | 'reason' | 'postalCode';
export type GuestOrderValues = Readonly<Partial<Record<GuestOrderField, string>>>;
