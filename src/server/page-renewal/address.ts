/** Where a process has its own pages written anew: Next can do that only within a request. */
export const renewPagesPattern = '/api/internal/renew-pages';
