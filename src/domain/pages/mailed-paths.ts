/** Addresses that only mails know. */
export const mailedPaths = {
  /** The code stays behind the #: it reaches no server and no log. */
  consultationBooking: (code: string) => `/book-consultation#booking=${code}`,
  /** What is asked stays behind the # as well. */
  confirmConsultation: (sealedCall: string) => `/book-consultation#confirm=${sealedCall}`,
  /** What opens an account without a password stays behind the #: it reaches no server and no log. */
  resetPasswordBy: (key: string) => `/reset-password#key=${key}`,
  setPasswordBy: (key: string) => `/set-password#key=${key}`,
  loginLinkBy: (token: string, returnPath: string | null = null) =>
    `/login-link${returnPath ? `?${new URLSearchParams({ next: returnPath }).toString()}` : ''}#token=${token}`,
  /** The code stays behind the #: it reaches no server and no log on the way. */
  confirmNews: (code: string) => `/news#confirm=${code}`,
  leaveNews: (code: string) => `/news#leave=${code}`,
  /** For mail programs, which send a form there by themselves (RFC 8058). */
  leaveNewsAtOnce: (code: string) => `/api/unsubscribe-email-with-code?code=${code}`,
  /** The key stays behind the #. */
  accountPrivacyDelete: (key: string) => `/account/privacy#delete=${key}`,
} as const;
