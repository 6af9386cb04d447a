import { sayIn, sayPartIn } from './said-in';

const say = sayIn('fr-CA', [
  { english: 'Add to cart', other: 'Ajouter au panier' },
  { english: 'Back', other: 'Retour' },
  { english: 'Back', other: 'Précédent' },
  { english: 'Decrease quantity of {name}', other: 'Moins de {name}' },
  { english: 'Left ear', other: 'Oreille gauche' },
  {
    english: 'Cart, {count, plural, one {# item} other {# items}}',
    other: 'Panier, {count, plural, one {# article} other {# articles}}',
  },
  {
    english: '{way, select, phone {By phone} other {By mail}}',
    other: '{way, select, phone {Par téléphone} other {Par la poste}}',
  },
  { english: 'Read <b>{title}</b>', other: 'Lire <b>{title}</b>' },
  { english: '{name}', other: '{name} !' },
  { english: 'None', other: 'Aucun (vraiment ?)' },
  { english: 'None', other: 'Aucune' },
]);

it.each([
  ['Add to cart', 'Ajouter au panier'],
  ['Decrease quantity of Charge-and-Go', 'Moins de Charge-and-Go'],
  ['Cart, 1 item', 'Panier, 1 article'],
  ['Cart, 0 items', 'Panier, 0 article'],
  ['Cart, 2 items', 'Panier, 2 articles'],
  ['By phone', 'Par téléphone'],
])('%s', (english, french) => {
  const said = say(english);
  const accepts = typeof said === 'string' ? said === french : said.test(french);
  expect([said, accepts]).toEqual([said, true]);
});

it('translates what stands for a parameter', () => {
  expect(String(say('Decrease quantity of Left ear'))).toContain('Oreille gauche');
});

it('accepts each of several translations, and nothing else', () => {
  expect(say('Back')).toEqual(/^(?:Retour|Précédent)$/);
  expect(say('None')).toEqual(/^(?:Aucun \(vraiment \?\)|Aucune)$/);
});

it('leaves tags out', () => {
  expect(String(say('Read Chapter one'))).toContain('Lire ');
});

it('says what no message says', () => {
  const strict = sayIn('fr-CA', [{ english: 'Back', other: 'Retour' }]);
  expect(() => strict('Bakc')).toThrow('No message says “Bakc”');
});

describe('a piece', () => {
  const sayPart = sayPartIn([
    { english: 'It is for order {number}. We write to you.', other: 'Pour la commande {number}.' },
    { english: 'Please <b>wait</b> a minute', other: 'Attendez une minute\u202f!' },
    { english: 'Please wait here', other: 'Attendez ici' },
    { english: '{wait}', other: '{wait} ?' },
    {
      english: 'In your {ear, select, L {left} other {right}} ear.',
      other: 'Dans l’oreille {ear, select, L {gauche} other {droite}}.',
    },
  ]);

  it('is a pattern of every message that says it', () => {
    const wait = sayPart('wait');
    for (const words of ['Attendez une minute !', 'Attendez ici']) expect(words).toMatch(wait);
    expect('Attendez là').not.toMatch(wait);
  });

  it('takes anything for a parameter', () => {
    expect('Pour la commande 1042.').toMatch(sayPart('It is for order'));
  });

  it('is of the case that says it', () => {
    expect(sayPart('In your left ear')).toEqual(/Dans l’oreille gauche\./);
  });

  it('throws where no message says it', () => {
    expect(() => sayPart('for ever')).toThrow('No message says “for ever”');
  });
});
