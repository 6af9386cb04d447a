import { greetedName } from './greeting';

test.each(['Ada', 'Ada Byron', 'J. R. Smith', 'J.R.', 'Élodie d’Arc-Roy', 'Nguyễn Văn A'])(
  '%s is greeted',
  (name) => expect(greetedName(` ${name} `)).toBe(name),
);

test.each([
  'https://prize.example',
  'Win at prize.example today',
  'www.prize.example',
  'write to a@prize.example',
  '//prize',
  'You won call 555',
  'Ada 1',
  'Call ٥٥٥',
  'You have won a prize, so please call us back at once and have your card at hand',
  ' ',
])('%s is nobody’s name', (name) => expect(greetedName(name)).toBeNull());

test('nobody is greeted by no name', () => expect(greetedName(null)).toBeNull());
