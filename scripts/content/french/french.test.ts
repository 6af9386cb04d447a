import { languages } from '../languages';
import { blocksOf } from '../plain-text';
import { anglicismsIn } from './anglicisms';
import { frenchSyllables } from './readability';
import { typographyFaults, withFrenchSpaces } from './typography';

const shown = (text: string) => text.replace(/\u00a0/g, '~').replace(/\u202f/g, '_');

describe('spaces', () => {
  it.each([
    ['Vraiment ? Oui ! Bien ; non', 'Vraiment_? Oui_! Bien_; non'],
    ['Note : voici', 'Note~: voici'],
    ['Il dit « bonjour ».', 'Il dit «~bonjour~».'],
    ['Il dit «bonjour».', 'Il dit «~bonjour~».'],
    ['Payez 1 500,00 $ ou 10 %.', 'Payez 1~500,00~$ ou 10~%.'],
    ['À 8 h 30, 65 dB et 4 kHz', 'À 8~h~30, 65~dB et 4~kHz'],
    ['Il reste {days} h et {db, number} dB', 'Il reste {days}~h et {db, number}~dB'],
    ['Le 3 novembre 2026, 12 aides', 'Le 3 novembre 2026, 12 aides'],
    ['| --- | :--- |', '| --- | :--- |'],
    ['https://a.ca/b?c=d&amp;e', 'https://a.ca/b?c=d&amp;e'],
  ])('%s', (typed, right) => {
    expect(shown(withFrenchSpaces(typed))).toBe(right);
    expect(withFrenchSpaces(withFrenchSpaces(typed))).toBe(withFrenchSpaces(typed));
  });

  it('of a text with markup are judged as they are written', () => {
    const [block] = blocksOf(`<p>Vraiment\u202f?\nOui\u00a0: 5\u00a0$</p>`);
    expect(typographyFaults(block?.text ?? '')).toEqual([]);
    expect(typographyFaults(blocksOf('<p>Vraiment ?</p>')[0]?.text ?? '')).toHaveLength(1);
  });

  it('are faults where they are wrong or missing', () => {
    expect(typographyFaults(withFrenchSpaces('Vraiment ? « Oui » : 5 $, l’aide.'))).toEqual([]);
    expect(typographyFaults('Vraiment ?')).toHaveLength(1);
    expect(typographyFaults('Vraiment?')).toHaveLength(1);
    expect(typographyFaults('Note: voici')).toHaveLength(1);
    expect(typographyFaults("l'aide")).toEqual([expect.stringContaining('apostrophe')]);
    expect(typographyFaults('dit "oui"')).toEqual([expect.stringContaining('quotation marks')]);
  });
});

describe('reading ease', () => {
  it.each([
    ['aide', 1],
    ['aides', 1],
    ['auditive', 3],
    ['oreille', 2],
    ['réaction', 3],
    ['musique', 2],
    ['langue', 1],
    ['été', 2],
    ['chargeur', 2],
    ['maïs', 2],
    ['y', 1],
    ['pst', 1],
  ])('%s has %i syllables', (word, count) => {
    expect(frenchSyllables(word)).toBe(count);
  });

  it('is that of Kandel and Moles', () => {
    // 5 words, 1 sentence, 5 syllables: 207 − 1.015 × 5 − 73.6.
    const { read } = languages['fr-CA'];
    const easy = read(blocksOf('<p>Le chat dort sur table.</p>'), 'customers');
    expect(easy).toMatchObject({ words: 5, syllables: 5, score: 128.3, isTooHard: false });
    const hard = '<p>La réadaptation audiologique nécessite une individualisation.</p>';
    expect(read(blocksOf(hard), 'customers').isTooHard).toBe(true);
  });
});

test('anglicisms are named with the word to use', () => {
  expect(anglicismsIn('Envoyez un email ou un SMS.')).toEqual([
    'anglicism: email (say courriel)',
    'anglicism: SMS (say texto)',
  ]);
  expect(anglicismsIn('Il revient à date fixe.')).toEqual([]);
  expect(anglicismsIn('Les envois à date.')).toHaveLength(1);
  expect(anglicismsIn('Écrivez-nous par courriel. Le détail compte. Emailleur.')).toEqual([]);
});
