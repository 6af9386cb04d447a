import type { ArticleCategory } from './reading';

/**
 * Every address that the shop's pages link to. Components, mails and tests use these and never write a link by hand.
 * All pages load this file, so the addresses for staff, for mails, for a trial, and those with a query are in separate files.
 */
export const paths = {
  home: '/',
  shop: '/shop',
  /** The comparison of the tech levels. */
  shopLevels: '/shop#levels',
  /** The accessories further down the shop. */
  shopAccessories: '/shop#accessories',
  product: (slug: string) => `/product/${slug}`,
  accessories: '/accessories',
  accessory: (slug: string) => `/accessories/${slug}`,
  carePlan: '/care-plan',
  search: '/search',
  cart: '/cart',
  checkout: '/checkout',
  discovery: '/discovery',
  hearingTest: '/hearing-test',
  /** The test that runs in the browser. */
  hearingTestTake: '/hearing-test/take',
  questionnaire: '/iframes/questionnaire',
  hearingTestWhy: '/hearing-test/why-its-needed',
  hearingTestHow: '/hearing-test/how-it-works',
  hearingLossCauses: '/hearing-loss/causes',
  hearingLossInsurance: '/hearing-loss/insurance-coverage',
  hearingLossImpact: '/hearing-loss/impact-on-lifestyle',
  howToUse: '/our-products/how-to-use-them',
  prices: '/our-products/prices',
  /** The estimate of the price after programs and plans. */
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
  form: '/form',
  login: '/login',
  loginPassword: '/login-password',
  loginCheckEmail: '/login-check-email',
  loginLink: '/login-link',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  setPassword: '/set-password',
  account: '/account',
  accountOrders: '/account/orders',
  /** Saved results and the changes between them. */
  accountHearing: '/account/hearing',
  accountSubscriptions: '/account/subscriptions',
  accountEmail: '/account/email-subscription',
  news: '/news',
  accountPrivacy: '/account/privacy',
  accountDeleted: '/account-deleted',
} as const;
