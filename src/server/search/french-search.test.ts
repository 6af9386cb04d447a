import { createFinder } from '@/features/search/find-entries';
import { createPageCatalogue } from '@/server/commerce/embedded/catalogue/page-catalogue';
import { seedSnapshot } from '@/server/commerce/embedded/seed/catalogue';
import { openBundledEditorial } from '@/server/editorial/bundled/bundled';
import { searchEntries } from './search-entries';

let find: ReturnType<typeof createFinder>;
beforeAll(async () => {
  const sources = {
    catalogue: createPageCatalogue(async () => seedSnapshot()),
    editorial: await openBundledEditorial('content/en-US'),
  };
  find = createFinder(await searchEntries(sources, 'fr-CA'), 'fr-CA');
});

test.each([
  ['remboursement', /retour/i],
  ['annuler ma commande', /retour|command/i],
  ['pile', /charge/i],
  ['chargeurs', /chargeur/i],
  ["l'humidité", /eau|sec|humid|chargeur/i],
  ['combien ça coûte', /prix|coût|pay/i],
  ['garantie', /garantie/i],
  ['brise', /répar|garantie/i],
  ['reparer', /répar|garantie/i],
  ['livraison', /livr|command|retour/i],
  ['emetteur tele', /télé/i],
  ['assurance', /assurance|programme|pay/i],
  ['RAMQ', /assurance|programme|pay|audi/i],
  ['facture', /reçu/i],
  ['cire', /filtre|cérumen|nettoy|entretien/i],
  ['acouphènes', /acouph/i],
  ['mensualités', /pay|prix|klarna/i],
  ['rendez-vous', /rendez|consultation|appel|joindre/i],
  ['désabonner', /courriel|infolettre|nouvelles/i],
  ['iPhone', /téléphone|bluetooth|appel|télé/i],
])('« %s » finds a French text about it', (search, subject) => {
  const best = find(search).slice(0, 5);
  expect(best.map(({ entry }) => `${entry.title} ${entry.summary}`).join('\n')).toMatch(subject);
});
