import { articleSlugs } from './french-article-slugs';

/** A part of the shop with many pages of one kind. Both parts end in a slash. */
type Section = {
  path: string;
  french: string;
  /** Name that Next gives to the last part of these addresses. */
  parameter: 'slug' | 'page';
  /** French names of single pages by their English ones; all others keep their name. */
  slugs: Readonly<Record<string, string>>;
};

/** French addresses of pages, by their English path. The one list of them. A page that is not here keeps its path. */
export const frenchPages: Readonly<Record<string, string>> = {
  '/': '/',
  '/shop': '/aides-auditives',
  '/product': '/produit',
  '/accessories': '/accessoires',
  '/care-plan': '/forfait-entretien',
  '/search': '/recherche',
  '/cart': '/panier',
  '/checkout': '/paiement',
  '/checkout-success': '/commande-confirmee',
  '/discovery': '/trouver-votre-niveau',
  '/hearing-test': '/test-auditif',
  '/hearing-test/take': '/test-auditif/faire-le-test',
  '/hearing-test/why-its-needed': '/test-auditif/pourquoi-le-faire',
  '/hearing-test/how-it-works': '/test-auditif/comment-il-fonctionne',
  '/our-products/what-would-i-pay': '/nos-produits/combien-je-paierais',
  '/articles': '/articles',
  '/articles/general': '/articles/pour-tout-le-monde',
  '/articles/patient-resources': '/articles/pour-la-clientele',
  '/articles/health-professional-resources': '/articles/pour-les-professionnels',
  '/contact-us': '/nous-joindre',
  '/support': '/soutien',
  '/warranty': '/garantie',
  '/returns': '/politique-de-retour',
  '/terms-of-service': '/conditions-d-utilisation',
  '/privacy-policy': '/politique-de-confidentialite',
  '/book-consultation': '/prendre-rendez-vous',
  '/form': '/demande-de-rappel',
  '/login': '/ouvrir-une-session',
  '/login-password': '/mot-de-passe',
  '/login-check-email': '/verifier-vos-courriels',
  '/login-link': '/lien-de-connexion',
  '/register': '/creer-un-compte',
  '/forgot-password': '/mot-de-passe-oublie',
  '/reset-password': '/nouveau-mot-de-passe',
  '/set-password': '/choisir-un-mot-de-passe',
  '/account': '/compte',
  '/account/orders': '/compte/commandes',
  '/account/hearing': '/compte/audition',
  '/account/sixty-days': '/compte/jours-d-essai',
  '/account/aids': '/compte/aides-auditives',
  '/account/benefit': '/compte/avant-et-apres',
  '/account/subscriptions': '/compte/abonnements',
  '/account/email-subscription': '/compte/courriels',
  '/account/privacy': '/compte/confidentialite',
  '/account-deleted': '/compte-supprime',
  '/news': '/infolettre',
  '/review': '/votre-avis',
  '/code-gate': '/code-d-acces',
};

export const frenchSections: readonly Section[] = [
  { path: '/product/', french: '/produit/', parameter: 'slug', slugs: {} },
  { path: '/accessories/', french: '/accessoires/', parameter: 'slug', slugs: {} },
  { path: '/article/', french: '/article/', parameter: 'slug', slugs: articleSlugs },
  {
    path: '/our-products/',
    french: '/nos-produits/',
    parameter: 'page',
    slugs: {
      'how-to-use-them': 'mode-d-emploi',
      prices: 'prix',
      'repair-and-programming': 'reparation-et-programmation',
      technology: 'technologie',
      warranty: 'garantie-essai-et-entretien',
    },
  },
  {
    path: '/hearing-loss/',
    french: '/perte-auditive/',
    parameter: 'page',
    slugs: {
      causes: 'causes',
      'insurance-coverage': 'assurances-et-programmes',
      'impact-on-lifestyle': 'effets-sur-la-vie',
    },
  },
  {
    path: '/learn/',
    french: '/apprendre/',
    parameter: 'page',
    slugs: {
      'difference-with-over-the-counter-aids': 'aides-en-vente-libre',
      faq: 'questions-frequentes',
      'need-for-hearing-aids': 'ai-je-besoin-d-aides-auditives',
    },
  },
  {
    path: '/about-us/',
    french: '/a-propos/',
    parameter: 'page',
    slugs: {
      'ent-partnerships': 'cliniques-orl',
      'family-doctors': 'medecins-de-famille',
      'mission-and-values': 'mission-et-valeurs',
    },
  },
];
