import type { ArticleCategory } from './reading';

/** Every address of the shop. Components, mails and tests link through these, never by hand. */
export const paths = {
  home: '/',
  shop: '/shop',
  /** The comparison of the tech levels. */
  shopLevels: '/shop#levels',
  /** The accessories further down the shop. */
  shopAccessories: '/shop#accessories',
  product: (slug: string) => `/product/${slug}`,
  productChoice: (slug: string, choice: { tech?: string; ears?: string; color?: string }) =>
    `/product/${slug}?${new URLSearchParams(choice).toString()}`,
  accessories: '/accessories',
  accessory: (slug: string) => `/accessories/${slug}`,
  carePlan: '/care-plan',
  search: '/search',
  searchFor: (words: string) => `/search?${new URLSearchParams({ q: words }).toString()}`,
  cart: '/cart',
  checkout: '/checkout',
  checkoutSuccess: (orderId: string) => `/checkout-success?order=${encodeURIComponent(orderId)}`,
  discovery: '/discovery',
  hearingTest: '/hearing-test',
  /** The test that runs in the browser. */
  hearingTestTake: '/hearing-test/take',
  hearingTestTakeFor: (orderId: string) =>
    `/hearing-test/take?order=${encodeURIComponent(orderId)}`,
  /** The same choice of ways, for an order that waits for it. */
  hearingTestFor: (orderId: string) => `/hearing-test?order=${encodeURIComponent(orderId)}`,
  questionnaire: '/iframes/questionnaire',
  hearingTestWhy: '/hearing-test/why-its-needed',
  hearingTestHow: '/hearing-test/how-it-works',
  hearingLossCauses: '/hearing-loss/causes',
  hearingLossInsurance: '/hearing-loss/insurance-coverage',
  hearingLossImpact: '/hearing-loss/impact-on-lifestyle',
  howToUse: '/our-products/how-to-use-them',
  prices: '/our-products/prices',
  /** What programs and plans leave to pay. */
  estimate: '/our-products/what-would-i-pay',
  productWarranty: '/our-products/warranty',
  technology: '/our-products/technology',
  repair: '/our-products/repair-and-programming',
  overTheCounter: '/learn/difference-with-over-the-counter-aids',
  needForAids: '/learn/need-for-hearing-aids',
  faq: '/learn/faq',
  mission: '/about-us/mission-and-values',
  entPartnerships: '/about-us/ent-partnerships',
  familyDoctors: '/about-us/family-doctors',
  articles: '/articles',
  articlesAbout: (category: ArticleCategory) => `/articles/${category}`,
  article: (slug: string) => `/article/${slug}`,
  /** The articles as a feed. */
  feed: '/rss.xml',
  contact: '/contact-us',
  support: '/support',
  warranty: '/warranty',
  returns: '/returns',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  bookConsultation: '/book-consultation',
  /** The code stays behind the #: it reaches no server and no log. */
  consultationBooking: (code: string) => `/book-consultation#booking=${code}`,
  form: '/form',
  login: '/login',
  /** The login that leads on to the page one asked for. */
  loginFor: (returnPath: string) =>
    `/login?${new URLSearchParams({ next: returnPath }).toString()}`,
  /** The login after a session that ended by itself: it says so, and leads back if there is a page to go back to. */
  loginAgain: (returnPath: string | null) =>
    `/login?${new URLSearchParams({ ended: '1', ...(returnPath && { next: returnPath }) }).toString()}`,
  loginPassword: '/login-password',
  loginCheckEmail: '/login-check-email',
  loginCheckEmailAbout: (mail: 'set-password' | 'login-link' | 'reset') =>
    `/login-check-email?about=${mail}`,
  loginLink: '/login-link',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  setPassword: '/set-password',
  /** Links in mails. What opens an account without a password stays behind the #: it reaches no server and no log. */
  resetPasswordBy: (key: string) => `/reset-password?key=${key}`,
  setPasswordBy: (key: string) => `/set-password?key=${key}`,
  loginLinkBy: (token: string, returnPath: string | null = null) =>
    `/login-link${returnPath ? `?${new URLSearchParams({ next: returnPath }).toString()}` : ''}#token=${token}`,
  account: '/account',
  accountOrders: '/account/orders',
  accountOrder: (id: string) => `/account/orders?order=${encodeURIComponent(id)}`,
  /** Results that were kept, and what changed between them. */
  accountHearing: '/account/hearing',
  accountSubscriptions: '/account/subscriptions',
  accountSubscription: (id: string) => `/account/subscriptions?plan=${encodeURIComponent(id)}`,
  accountEmail: '/account/email-subscription',
  /** The code stays behind the #: it reaches no server and no log on the way. */
  confirmNews: (code: string) => `/news#confirm=${code}`,
  leaveNews: (code: string) => `/news#leave=${code}`,
  /** For mail programs, which send a form there by themselves (RFC 8058). */
  leaveNewsAtOnce: (code: string) => `/api/unsubscribe-email-with-code?code=${code}`,
  news: '/news',
  accountPrivacy: '/account/privacy',
  accountDeleted: '/account-deleted',
  /** The key stays behind the #. */
  accountPrivacyDelete: (key: string) => `/account/privacy#delete=${key}`,
  /** The clinic's side. What somebody searches for never stands in an address. */
  admin: '/admin',
  adminOrders: '/admin/orders',
  adminOrder: (id: string) => `/admin/order?id=${encodeURIComponent(id)}`,
  adminHearingTests: '/admin/hearing-tests',
  adminHearingTest: (id: string) => `/admin/hearing-test?id=${encodeURIComponent(id)}`,
  adminReturns: '/admin/returns',
  adminReturn: (id: string) => `/admin/return?id=${encodeURIComponent(id)}`,
  adminMessages: '/admin/messages',
  adminMessage: (id: string) => `/admin/message?id=${encodeURIComponent(id)}`,
  adminConsultations: '/admin/consultations',
  adminConsultationWeek: (day: string) => `/admin/consultations?day=${encodeURIComponent(day)}`,
  adminConsultationList: '/admin/consultation-list',
  adminCallWishes: '/admin/call-wishes',
  adminSubscriptions: '/admin/subscriptions',
  adminSubscription: (id: string) => `/admin/subscription?id=${encodeURIComponent(id)}`,
  adminCoupons: '/admin/coupons',
  adminGiftCards: '/admin/gift-cards',
  adminCatalogue: '/admin/catalogue',
  adminOutbox: '/admin/outbox',
  adminMail: (id: string) => `/admin/mail?id=${encodeURIComponent(id)}`,
  adminJobs: '/admin/jobs',
  adminStatus: '/admin/status',
  adminAudit: '/admin/audit',
} as const;
