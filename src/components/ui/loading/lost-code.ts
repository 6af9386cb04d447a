/** Whether a chunk could not be fetched, say because the connection was lost. The next try fetches it again. */
export const isLostCode = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';
