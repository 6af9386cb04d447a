/** Form fields for guests: to ask for a return, or to look up an order. */
export type GuestOrderField = 'orderNumber' | 'email' | 'mainReason' | 'reason' | 'postalCode';
export type GuestOrderValues = Readonly<Partial<Record<GuestOrderField, string>>>;
