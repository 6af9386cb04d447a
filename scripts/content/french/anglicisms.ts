/**
 * Words and turns that Québec French has better words for (Office québécois de la langue française, Banque de dépannage
 * linguistique), with what to say instead. Endings are part of the pattern; accents and case are compared as written.
 */
const anglicisms: readonly (readonly [pattern: string, instead: string])[] = [
  ['e-?mails?', 'courriel'],
  ['mails?', 'courriel'],
  ['chats?(?= en ligne| avec)', 'clavardage'],
  ['chatter', 'clavarder'],
  ['sms', 'texto'],
  ['newsletters?', 'infolettre'],
  ['cookies?', 'témoin'],
  ['spams?', 'pourriel'],
  ['smartphones?', 'téléphone intelligent'],
  ['checkout', 'caisse'],
  ['shipping', 'livraison'],
  ['log-?in', 'se connecter'],
  ['feedback', 'commentaires'],
  ['deadlines?', 'échéance'],
  ['week-?ends?', 'fin de semaine'],
  ['shopping', 'magasinage'],
  ['shop(?:per)?', 'magasiner'],
  ['parking', 'stationnement'],
  ['jobs?', 'travail'],
  ['timing', 'moment'],
  ['challenges?', 'défi'],
  ['boost(?:er|ée?s?)', 'amplifier'],
  ['cancell?(?:er|é|ée|és|ées|ation)', 'annuler'],
  ['céduler', 'fixer'],
  ['(?<!empreintes? )digital(?:e|es)?', 'numérique'],
  ['audiologues?', 'audiologiste'],
  ['coupons? rabais', 'code promotionnel'],
  ['station de recharge', 'chargeur'],
  ['expédition gratuite', 'livraison gratuite'],
  ['support technique', 'soutien technique'],
  ['adresser (?:un|le|ce|des|les|ces) problèmes?', 'régler un problème'],
  ['appliquer pour', 'faire une demande'],
  ['fai(?:t|re|sait) du sens', 'avoir du sens'],
  ['à date(?! fixe)', 'à jour, jusqu’à maintenant'],
  ['prend(?:re|s|ra)? place', 'avoir lieu'],
  ['en charge de', 'responsable de'],
  ['être à l’emploi', 'travailler'],
  ['sauver (?:de l’argent|du temps)', 'économiser'],
  ['définitivement', 'certainement'],
  ['dépendamment', 'selon'],
  ['pamphlets?', 'dépliant'],
  ['prendre une marche', 'marcher'],
  ['argents', 'argent'],
  ['sur une base (?:quotidienne|régulière|mensuelle|annuelle)', 'chaque jour, régulièrement'],
  ['bénéfices marginaux', 'avantages sociaux'],
  ['balance (?:de paiement|due)', 'solde'],
  ['charges? additionnelles?', 'frais supplémentaires'],
  ['carte cadeau', 'carte-cadeau'],
  ['examens? auditifs? en ligne', 'test auditif en ligne'],
  ['tomber en amour', 'aimer'],
  ['retourner (?:votre|un) appel', 'rappeler'],
  ['mettre l’emphase', 'insister'],
  ['rencontr(?:er|ent) (?:les|vos) (?:exigences|besoins)', 'répondre aux besoins'],
  ['voicemail', 'boîte vocale'],
  ['upload(?:er|é)?', 'téléverser'],
  ['download(?:er|é)?', 'télécharger'],
  ['scanner(?=\\s+(?:votre|le|la|un|une))', 'numériser'],
  ['tabs?', 'onglet'],
];

const patterns = anglicisms.map(([pattern, instead]) => ({
  find: new RegExp(`(?<![\\p{L}\\d@./-])(?:${pattern})(?![\\p{L}\\d@/-])`, 'iu'),
  instead,
}));

/** Every anglicism in a text, with the word to use. */
export function anglicismsIn(text: string): readonly string[] {
  return patterns.flatMap(({ find, instead }) => {
    const [found] = find.exec(text) ?? [];
    return found ? [`anglicism: ${found} (say ${instead})`] : [];
  });
}
