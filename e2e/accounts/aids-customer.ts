/** A customer whose pair is paid, signed and not packed yet (write-aids.ts). */
export const aidsCustomer = { id: 'aids-1', email: 'harriet-aids@example.ca' } as const;

/** The same in French, with a pair that arrived a week ago. */
export const frenchAidsCustomer = { id: 'aids-2', email: 'odile-aids@example.ca' } as const;

export const aidsPassword = 'tamarack and cedar';
