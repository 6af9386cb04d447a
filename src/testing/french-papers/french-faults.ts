import { brand } from '@/domain/brand';
import { readAddress } from '@/domain/pages/addresses';
import { englishFunctionWords } from '../../../e2e/site/english-words/function-words';
import { typographyFaults } from '../../../scripts/content/french/typography';

/** Names stay as they are in every language. */
const names = [brand.name, 'Charge-and-Go', 'Stream Line TV', 'Bow Trail', 'Sample Street'];

/** Addresses of the web and of people, and telephone numbers, are no words. */
const addresses = /\bhttps?:\/\/\S+|\S+@\S+|\/\S+\/\S+|\+1 \d{3} \d{3} \d{4}/g;

/** What an English shop would have written there. */
const englishForms = {
  'an English amount': /\$\d|\d,\d{3}\b|\d\.\d\d\s?\$/,
  'an English time': /\d\s?[ap]\.?m\b/i,
  'an English date':
    /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  'an English tax': /\b(?:GST|HST|QST|PST)\b/,
  'an English province': /\b(?:British Columbia|Quebec|New Brunswick|Nova Scotia)\b/,
  'an English colon': /[\p{L}\d)]:(?:\s|$)/mu,
  'the key of a message': /\b(?:mail|receipt|estimate|booking|hearing-document|data-export)\.\w/,
} as const;

/** What is not French in a text for a person who reads French. */
export function frenchFaults(text: string): readonly string[] {
  const plain = names
    .reduce((rest, name) => rest.replaceAll(name, ' '), text)
    .replace(addresses, ' ');
  const words =
    plain
      .replace(/’/g, "'")
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? [];
  const english = words.filter((word) => englishFunctionWords.has(word));
  const forms = Object.entries(englishForms).filter(([, form]) => form.test(plain));
  return [
    ...new Set(english.map((line) => `English: ${line}`)),
    ...forms.map(([name, form]) => `${name}: ${form.exec(plain)?.[0] ?? ''}`),
  ];
}

/** Lines with a space that breaks in front of a mark or within an amount, or with the marks of English. */
export function printFaults(text: string): readonly string[] {
  return text.replace(addresses, ' ').split('\n').flatMap(typographyFaults);
}

/** Links to pages of ours in English. Calls are in no language. */
export function englishLinks(html: string, siteUrl: string): readonly string[] {
  return [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(siteUrl))
    .filter((address) => readAddress(address.slice(siteUrl.length) || '/').locale !== 'fr-CA');
}
