import { existsSync } from 'node:fs';
import type { EditorialArticle, EditorialPage } from '@/server/editorial/port';
import { deadLinks } from './addresses';
import type { Language, Reading } from './languages';
import { blocksOf } from './plain-text';
import type { Spelling } from './spelling';

export type Report = { path: string; reading: Reading; faults: readonly string[] };

/** Reading level, spelling, links within the shop, sources and picture of one text. */
export function checkText(
  text: EditorialPage | EditorialArticle,
  known: ReadonlySet<string>,
  { language, spelling }: { language: Language; spelling: Spelling },
): Report {
  const html = [text.html, ...text.faq.map(({ answer }) => answer)].join('\n');
  const blocks = blocksOf(html);
  const isForDoctors = 'category' in text && text.category === 'health-professional-resources';
  const reading = language.read(blocks, isForDoctors ? 'professionals' : 'customers');
  const visible = [
    text.title,
    text.description,
    text.summary ?? '',
    text.keywords ?? '',
    ...text.faq.map(({ topic, question }) => `${topic ?? ''} ${question}`.trim()),
    ...blocks.map((block) => block.text),
  ];
  return {
    path: text.path,
    reading,
    faults: [
      ...(reading.isTooHard
        ? [`${reading.measure} ${reading.score} is beyond ${reading.limit}`]
        : []),
      ...spelling(visible.join('\n')).map((word) => `unknown word: ${word}`),
      ...visible.flatMap((words) => language.faultsOf(words)),
      ...deadLinks(html, known).map((address) => `leads nowhere: ${address}`),
      ...sourceFaults(html, text.sources.length),
      ...pictureFaults(text),
    ],
  };
}

/** Checks that every number in brackets has a source, and that the text cites every source. */
function sourceFaults(html: string, sources: number): readonly string[] {
  const marks = [...html.matchAll(/\[(\d+(?:, \d+)*)\]/g)].flatMap(([, list = '']) =>
    list.split(', ').map(Number),
  );
  const missing = [...new Set(marks)].filter((mark) => mark < 1 || mark > sources);
  const unused = Array.from({ length: sources }, (_, index) => index + 1).filter(
    (mark) => !marks.includes(mark),
  );
  return [
    ...missing.map((mark) => `there is no source ${mark}`),
    ...unused.map((mark) => `source ${mark} is not named in the text`),
  ];
}

/** Every article has a picture, and the file of each picture is there. */
function pictureFaults(text: EditorialPage | EditorialArticle): readonly string[] {
  if (!text.picture) return 'category' in text ? ['there is no picture'] : [];
  return existsSync(`public${text.picture.url}`) ? [] : [`no such file: ${text.picture.url}`];
}
