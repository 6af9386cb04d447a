/** Customers whose hearing aids arrived that many days before the server started (write-trials.ts). */
export const trialCustomers = [
  { id: 'trial-1', day: 1, email: 'margaret-day-1@example.ca' },
  { id: 'trial-14', day: 14, email: 'margaret-day-14@example.ca' },
  { id: 'trial-44', day: 44, email: 'margaret-day-44@example.ca' },
  { id: 'trial-45', day: 45, email: 'margaret-day-45@example.ca' },
] as const;

export type TrialCustomer = (typeof trialCustomers)[number];

export const trialPassword = 'tamarack and cedar';
