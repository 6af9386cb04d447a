import type { Locale } from '../words/locale';
import { searchTerm, wordsIn } from './site-search';

/** Words that people type, with the words that our pages use instead. */
type Synonyms = { typed: readonly string[]; means: readonly string[] };

const synonyms: Readonly<Record<Locale, readonly Synonyms[]>> = {
  'en-US': [
    {
      typed: [
        'refund',
        'money back',
        'cancel',
        'cancellation',
        'send back',
        'give back',
        'exchange',
      ],
      means: ['return'],
    },
    { typed: ['battery', 'recharge', 'recharging', 'power'], means: ['charger', 'charge'] },
    {
      typed: ['moisture', 'sweat', 'wet', 'humidity', 'damp', 'rain', 'shower', 'swim', 'swimming'],
      means: ['dry', 'moisture', 'water'],
    },
    { typed: ['cost', 'how much', 'expensive', 'cheap', 'fee'], means: ['price'] },
    {
      typed: ['app', 'iphone', 'android', 'smartphone', 'cell phone', 'cellphone', 'mobile'],
      means: ['bluetooth', 'phone'],
    },
    { typed: ['french', 'français'], means: ['contact'] },
    { typed: ['guarantee', 'guaranty'], means: ['warranty'] },
    { typed: ['broken', 'broke', 'fix', 'damaged', 'not working'], means: ['repair'] },
    {
      typed: ['ship', 'parcel', 'package', 'track', 'tracking', 'where is my order'],
      means: ['shipping', 'delivery', 'order'],
    },
    { typed: ['television'], means: ['tv'] },
    { typed: ['streamer', 'streaming'], means: ['stream'] },
    { typed: ['coverage', 'benefits', 'reimbursement', 'claim'], means: ['insurance'] },
    { typed: ['invoice', 'bill'], means: ['receipt'] },
    { typed: ['earwax', 'ear wax', 'cerumen'], means: ['wax', 'filter'] },
    { typed: ['ringing', 'buzzing'], means: ['tinnitus'] },
    { typed: ['squeal', 'squealing', 'whistle'], means: ['whistling'] },
    { typed: ['installments', 'instalments', 'monthly', 'financing'], means: ['klarna', 'pay'] },
    { typed: ['promo', 'voucher', 'coupon'], means: ['discount', 'coupon'] },
    { typed: ['audiologist', 'appointment'], means: ['consultation'] },
    { typed: ['unsubscribe', 'newsletter'], means: ['email', 'news'] },
  ],
  'fr-CA': [
    {
      typed: [
        'remboursement',
        'rembourser',
        'argent',
        'annuler',
        'annulation',
        'renvoyer',
        'échanger',
      ],
      means: ['retour'],
    },
    { typed: ['pile', 'batterie', 'recharger', 'recharge'], means: ['chargeur', 'charge'] },
    {
      typed: ['humidité', 'sueur', 'pluie', 'douche', 'piscine', 'mouillé'],
      means: ['sèche', 'séchage', 'humidité', 'eau'],
    },
    {
      typed: ['coûter', 'coûte', 'coût', 'combien ça coûte', 'combien', 'cher', 'tarif'],
      means: ['prix'],
    },
    {
      typed: ['application', 'appli', 'iphone', 'android', 'cellulaire', 'téléphone intelligent'],
      means: ['bluetooth', 'téléphone'],
    },
    { typed: ['anglais', 'english'], means: ['joindre'] },
    { typed: ['garantie', 'garanti'], means: ['garantie'] },
    { typed: ['brisé', 'cassé', 'réparer', 'endommagé', 'défectueux'], means: ['réparation'] },
    {
      typed: ['livrer', 'colis', 'suivi', 'expédition', 'où est ma commande'],
      means: ['livraison', 'commande'],
    },
    { typed: ['téléviseur', 'télévision'], means: ['télé'] },
    {
      typed: ['ramq', 'couverture', 'réclamation', 'prestations', 'remboursé'],
      means: ['assurance', 'programme'],
    },
    { typed: ['facture'], means: ['reçu'] },
    { typed: ['cire', 'bouchon'], means: ['cérumen', 'filtre'] },
    { typed: ['bourdonnement', 'tintement', 'cillement'], means: ['acouphène'] },
    { typed: ['siffle', 'siffler', 'larsen'], means: ['sifflement'] },
    { typed: ['versement', 'mensualité', 'financement'], means: ['klarna', 'payer'] },
    { typed: ['rabais', 'promo', 'coupon'], means: ['rabais', 'promotion'] },
    {
      typed: ['audiologiste', 'rendez-vous', 'audioprothésiste'],
      means: ['rendez', 'consultation', 'appel'],
    },
    { typed: ['désabonner', 'désinscrire', 'infolettre'], means: ['courriel', 'infolettre'] },
  ],
};

/**
 * The words of a search, each with its synonyms: `[['money', 'back', 'return'], ['trial']]` for "money back trial". All
 * are normalised by `searchTerm`; a match needs one word of each group.
 */
export function searchGroups(search: string, locale: Locale): readonly (readonly string[])[] {
  let rest = ` ${[...termsInOrder(search, locale)].join(' ')} `;
  const groups: string[][] = [];
  for (const { typed, means } of synonyms[locale]) {
    for (const words of typed) {
      const terms = termsInOrder(words, locale).join(' ');
      if (terms === '' || !rest.includes(` ${terms} `)) continue;
      rest = rest.replace(` ${terms} `, ' ');
      groups.push([
        ...new Set([...terms.split(' '), ...means.flatMap((word) => termsInOrder(word, locale))]),
      ]);
    }
  }
  return [...groups, ...rest.split(' ').flatMap((term) => (term ? [[term]] : []))];
}

function termsInOrder(text: string, locale: Locale): string[] {
  return wordsIn(text).flatMap((word) => searchTerm(word, locale) ?? []);
}
