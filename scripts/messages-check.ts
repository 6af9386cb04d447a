/**
 * `npm run messages`: checks every visible word. Each locale has the files, keys and parameters of English, in its order;
 * nothing is left over; French keeps its spaces and has no anglicism. Ends with 1 if there is a fault.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { defaultLocale, locales, type Locale } from '@/domain/words/locale';
import { languages } from './content/languages';
import { messagesIn, parityFaults, type MessageTree } from './messages/parity';
import { unusedKeys, wordsOfSource } from './messages/unused';

const filesOf = (locale: Locale) => readdirSync(`src/messages/${locale}`).toSorted();

const read = (locale: Locale, file: string): MessageTree =>
  JSON.parse(readFileSync(`src/messages/${locale}/${file}`, 'utf8'));

function faultsOf(locale: Locale): readonly string[] {
  const files = filesOf(locale);
  const wanted = filesOf(defaultLocale);
  return [
    ...wanted.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files.filter((file) => !wanted.includes(file)).map((file) => `${file} is not in English`),
    ...files
      .filter((file) => wanted.includes(file))
      .flatMap((file) => fileFaults(locale, file).map((fault) => `${file}: ${fault}`)),
  ];
}

/** The offer of the other language is written in that language. */
const inTheOtherLanguage = 'language.json';

function fileFaults(locale: Locale, file: string): readonly string[] {
  const messages = read(locale, file);
  const parity = parityFaults(read(defaultLocale, file), messages);
  if (file === inTheOtherLanguage) return parity;
  const wordFaults = messagesIn(messages).flatMap(([key, message]) =>
    languages[locale].faultsOf(wordsOf(message)).map((fault) => `${key}: ${fault}`),
  );
  return [...parity, ...wordFaults];
}

/** Names of parameters and tags are no words; the number that stands for a parameter keeps its unit beside it. */
const wordsOf = (message: string) =>
  message
    .replace(/<\/?\w+>/g, '')
    .replace(/\{\w+(, number)?\}/g, '1')
    .replace(/\{\w+, (?:plural|select),/g, '');

function leftOver(): readonly string[] {
  const words = wordsOfSource();
  return filesOf(defaultLocale).flatMap((file) => {
    const keys = messagesIn(read(defaultLocale, file)).map(([key]) => key);
    return unusedKeys(file, keys, words).map((key) => `${file}: nothing shows ${key}`);
  });
}

const faults = [
  ...leftOver(),
  ...locales.flatMap((locale) => faultsOf(locale).map((fault) => `${locale} ${fault}`)),
];
for (const fault of faults) console.log(`FAULT ${fault}`);
console.log(`${locales.join(', ')}: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
