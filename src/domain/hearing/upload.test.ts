import fc from 'fast-check';
import {
  displayNameOf,
  maximumUploadBytes,
  uploadExtensionOf,
  uploadExtensions,
  uploadFault,
} from './upload';

test('spec 5 allows these eleven endings', () => {
  expect([...uploadExtensions].sort()).toEqual(
    ['jpg', 'gif', 'jpeg', 'png', 'svg', 'webp', 'pdf', 'docx', 'doc', 'txt', 'xlsx'].sort(),
  );
});

test.each(uploadExtensions)('.%s may be sent, in whatever case it is written', (extension) => {
  const written = [...extension].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter));
  for (const name of [
    `a.${extension}`,
    `a.b.${extension.toUpperCase()}`,
    `a.${written.join('')}`,
  ]) {
    expect(uploadExtensionOf(name)).toBe(extension);
    expect(uploadFault({ name, size: 1 })).toBeNull();
  }
});

test.each(['a.exe', 'a.pdf.exe', 'pdf', '.', '', 'a.', 'a.docm', 'a.html', 'a.pdf ', 'a.jpg/x'])(
  '%j is not supported',
  (name) => {
    expect(uploadFault({ name, size: 1 })).toBe('fileExtension');
  },
);

test('ten megabytes may be sent, and not a byte more', () => {
  expect(maximumUploadBytes).toBe(10_485_760);
  expect(uploadFault({ name: 'a.pdf', size: maximumUploadBytes })).toBeNull();
  expect(uploadFault({ name: 'a.pdf', size: maximumUploadBytes + 1 })).toBe('fileSize');
});

test('no file, or an empty one, was not chosen', () => {
  expect(uploadFault(null)).toBe('fileMissing');
  expect(uploadFault({ name: 'a.pdf', size: 0 })).toBe('fileMissing');
});

test.each([
  ['audiogram 2024.PDF', 'audiogram 2024.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Ada\\test.pdf', 'test.pdf'],
  ['évaluation auditive.pdf', 'évaluation auditive.pdf'],
  ['a"; filename="b.exe.pdf', 'a filename= b.exe.pdf'],
  ['\u202Egpj.pdf', 'gpj.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie x.pdf'],
  ['....pdf', 'file.pdf'],
  ['.pdf', 'file.pdf'],
])('%j is shown as %j', (name, shown) => {
  expect(displayNameOf(name, 'pdf')).toBe(shown);
});

test('whatever a file was called, its name is short, one line, no path, and ends as it should', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const shown = displayNameOf(name, 'docx');
      expect(shown).toMatch(/^[^/\\"<>\p{C}]+\.docx$/u);
      expect([...shown].length).toBeLessThanOrEqual(100);
    }),
  );
});
