/** The call by which a process revalidates its own pages: Next can only do that within a request. */
export const renewPagesPattern = '/api/internal/renew-pages';
