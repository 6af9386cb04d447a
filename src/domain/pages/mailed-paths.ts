/** Addresses that are used in mails only. */
export const mailedPaths = {
  /** The code goes in the fragment, which reaches no server and no log. */
  consultationBooking: (code: string) => `/book-consultation#booking=${code}`,
  /** The request goes in the fragment as well. */
  confirmConsultation: (sealedCall: string) => `/book-consultation#confirm=${sealedCall}`,
  /** The key to an account without a password goes in the fragment, which reaches no server and no log. */
  resetPasswordBy: (key: string) => `/reset-password#key=${key}`,
  setPasswordBy: (key: string) => `/set-password#key=${key}`,
  loginLinkBy: (token: string, returnPath: string | null = null) =>
    `/login-link${returnPath ? `?${new URLSearchParams({ next: returnPath }).toString()}` : ''}#token=${token}`,
  /** The code goes in the fragment, which reaches no server and no log on the way. */
  confirmNews: (code: string) => `/news#confirm=${code}`,
  leaveNews: (code: string) => `/news#leave=${code}`,
  /** One-click unsubscribe for mail programs, which send the form themselves (RFC 8058). */
  leaveNewsAtOnce: (code: string) => `/api/unsubscribe-email-with-code?code=${code}`,
  /** The code goes in the fragment, which reaches no server and no log on the way. */
  stopFollowUps: (code: string) => `/news#stop=${code}`,
  stopFollowUpsAtOnce: (code: string) => `/api/stop-follow-ups?code=${code}`,
  /** The code goes in the fragment. */
  writeReview: (code: string) => `/review#code=${code}`,
  /** The key goes in the fragment. */
  accountPrivacyDelete: (key: string) => `/account/privacy#delete=${key}`,
} as const;
