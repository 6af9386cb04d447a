/** The kind of the job that failed before the server started (before-server.ts). */
export const failedJob = 'send-mail-again';
