import { paths } from '../../src/domain/pages/paths';
import { articleCategories } from '../../src/domain/pages/reading';

export type Route = {
  path: string;
  /** Where the address redirects to. */
  to?: string;
  /** Spec 2: marketing pages have a canonical address; article lists, account pages and checkout have none. */
  hasCanonical?: boolean;
  /** Pages of one person, which search engines must not index. */
  isPrivate?: boolean;
  /** Anybody may read it, but the sitemap leaves it out, because it is empty for visitors who have chosen nothing. */
  isUnlisted?: boolean;
  /** Shows nothing until the page knows who the visitor is (spec 4). */
  isGuarded?: boolean;
  /** Spec 2 names the pages that have keywords. */
  hasKeywords?: boolean;
};

const withKeywords = new Set<string>([
  paths.home,
  paths.shop,
  paths.contact,
  paths.bookConsultation,
  paths.articles,
  ...articleCategories.map(paths.articlesAbout),
  paths.account,
  paths.accountOrders,
  paths.accountEmail,
  paths.returns,
  paths.warranty,
  paths.checkout,
  paths.login,
  paths.register,
  paths.terms,
]);

const canonical = [
  paths.home,
  paths.shop,
  paths.product('charge-go'),
  paths.accessories,
  paths.accessory('dry-clean-charger'),
  paths.accessory('pure-portable-charger'),
  paths.accessory('standard-charger'),
  paths.accessory('remote-mini-pocket'),
  paths.accessory('stream-line-tv'),
  paths.carePlan,
  paths.hearingTest,
  paths.hearingTestWhy,
  paths.hearingTestHow,
  paths.howToUse,
  paths.prices,
  paths.estimate,
  paths.productWarranty,
  paths.technology,
  paths.repair,
  paths.hearingLossCauses,
  paths.hearingLossInsurance,
  paths.hearingLossImpact,
  paths.overTheCounter,
  paths.needForAids,
  paths.faq,
  paths.mission,
  paths.entPartnerships,
  paths.familyDoctors,
  paths.contact,
  paths.bookConsultation,
  paths.discovery,
  paths.support,
  paths.warranty,
  paths.returns,
  paths.terms,
  paths.privacy,
  paths.form,
];

const listsOfArticles = [paths.articles, ...articleCategories.map(paths.articlesAbout)];

const ofOnePerson = [
  '/checkout-success',
  paths.loginCheckEmail,
  paths.loginPassword,
  paths.forgotPassword,
  paths.resetPassword,
  paths.setPassword,
  paths.account,
  paths.accountOrders,
  paths.accountEmail,
  paths.questionnaire,
  paths.search,
];

/** The specification's table of routes, and what its menus point to. */
export const routes: readonly Route[] = [
  ...canonical.map((path) => ({ path, hasCanonical: true })),
  ...[paths.login, paths.register].map((path) => ({ path, hasCanonical: true, isGuarded: true })),
  ...listsOfArticles.map((path) => ({ path })),
  ...[paths.cart, paths.checkout].map((path) => ({ path, isUnlisted: true })),
  ...ofOnePerson.map((path) => ({ path, isPrivate: true })),
  { path: '/product', to: paths.product('charge-go'), hasCanonical: true },
  { path: '/article', to: paths.articles },
  { path: '/orders', to: paths.accountOrders, isPrivate: true },
  { path: '/email-subscription', to: paths.accountEmail, isPrivate: true },
].map((route: Route) => ({ ...route, hasKeywords: withKeywords.has(route.to ?? route.path) }));
