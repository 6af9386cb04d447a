import { parityFaults } from './parity';

const english = {
  title: 'Orders',
  line: '{count, plural, one {# order} other {# orders}} of <b>{name}</b>',
  way: '{way, select, phone {By phone} other {By mail}}',
};
const french = {
  title: 'Commandes',
  line: '{count, plural, one {# commande} other {# commandes}} de <b>{name}</b>',
  way: '{way, select, phone {Par téléphone} other {Par la poste}}',
};

it('a translation that takes the same has no fault', () => {
  expect(parityFaults(english, french)).toEqual([]);
});

it.each([
  ['a missing key', { line: french.line, way: french.way }, 'title is missing'],
  ['a key too many', { ...french, more: 'Plus' }, 'more is not in English'],
  ['a group for a word', { ...french, title: { short: 'C.' } }, 'title is missing'],
  [
    'another order',
    { line: french.line, title: french.title, way: french.way },
    'the keys are in another order than in English',
  ],
  [
    'a missing parameter',
    { ...french, line: '{count, plural, one {# commande} other {# commandes}} de {name}' },
    'line takes count as plural, name as text; English takes <b>, count as plural, name as text',
  ],
  [
    'another kind of parameter',
    { ...french, line: '{count, number} commandes de <b>{name}</b>' },
    'line takes <b>, count as number, name as text; English takes <b>, count as plural, name as text',
  ],
  [
    'a missing choice',
    { ...french, way: '{way, select, other {Par la poste}}' },
    'way takes way = other, way as choice; English takes way = other, way = phone, way as choice',
  ],
  ['a broken message', { ...french, title: '{Commandes' }, 'title is no ICU message: {Commandes'],
])('%s is named', (_, other, fault) => {
  expect(parityFaults(english, other)).toContain(fault);
});
