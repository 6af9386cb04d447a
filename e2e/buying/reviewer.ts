/** Somebody whose hearing aids arrived three weeks before the server started (before-server.ts). */
export const reviewer = { email: 'margaret-reviews@example.ca' };
