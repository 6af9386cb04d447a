import { filesNaming } from './provider-names';

const texts: Readonly<Record<string, string>> = {
  'src/pay/acme/talk.ts': 'Acme is asked here',
  'src/main/open.ts': `import('../pay/acme/talk')`,
  'src/screen.ts': '// What ACME says',
  'src/table.ts': 'acme_events',
  'src/other.ts': 'nobody',
  'src/pay/acmeverse.ts': 'acmeverse',
};

test('names of a provider outside its rooms are found, as words', () => {
  const acme = { name: 'acme', rooms: ['src/pay/acme'] };
  const found = filesNaming(acme, Object.keys(texts), (file) => texts[file] ?? '');
  expect(found).toEqual(['src/main/open.ts', 'src/screen.ts']);
});
