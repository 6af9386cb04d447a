/** Words that occur in every French text, and the elided ones (`l’`, `qu’`, `jusqu’`), which stand alone once cut. */
export const commonFrenchWords: ReadonlySet<string> = new Set(
  'a ai aux avec ca cela avez avoir ce ces cet cette comment dans de des donc du elle elles en est et etes etre fait il ils je jusqu la le les leur leurs lorsqu mais me mes moi mon ne nos notre nous on ont ou par pas peut peux plus pour pourquoi puisqu qu quand que quel quelle quels quelles qui quoi sa se ses si son sont sur ta te tes ton tu un une vais vos votre vous'.split(
    ' ',
  ),
);

/**
 * A word without accents, reduced to its stem: the minimal French stemmer of Jacques Savoy ("A stemming procedure and
 * stopword list for general French corpora", JASIS 50(10), 1999). Shorter words lose their plural alone.
 */
export function frenchStem(word: string): string {
  if (word.length < 6) return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  if (word.endsWith('x')) return word.replace(/aux$/, 'al').replace(/x$/, '');
  const bare = word.replace(/s$/, '').replace(/r$/, '').replace(/e$/, '').replace(/e$/, '');
  return bare.replace(/(.)\1$/, '$1');
}
