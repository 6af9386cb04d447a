import { existsSync } from 'node:fs';
import type { EditorialArticle, EditorialPage } from '@/server/editorial/port';
import { deadLinks } from './addresses';
import { blocksOf } from './plain-text';
import { readabilityOf, type Readability } from './readability';
import type { Spelling } from './spelling';

export type Report = {
  path: string;
  readability: Readability;
  /** The highest grade that its readers should need. */
  limit: number;
  faults: readonly string[];
};

/** Grade 8 for people who buy; their doctors may need more. */
export function gradeLimit(text: EditorialPage | EditorialArticle): number {
  return 'category' in text && text.category === 'health-professional-resources' ? 11 : 8;
}

/** Reading level, spelling, links within the shop, sources and picture of one text. */
export function checkText(
  text: EditorialPage | EditorialArticle,
  known: ReadonlySet<string>,
  spelling: Spelling,
): Report {
  const html = [text.html, ...text.faq.map(({ answer }) => answer)].join('\n');
  const blocks = blocksOf(html);
  const readability = readabilityOf(blocks);
  const limit = gradeLimit(text);
  const visible = [
    text.title,
    text.description,
    text.summary ?? '',
    text.keywords ?? '',
    ...text.faq.map(({ topic, question }) => `${topic ?? ''} ${question}`),
    ...blocks.map((block) => block.text),
  ];
  const tooHard = readability.grade > limit;
  return {
    path: text.path,
    readability,
    limit,
    faults: [
      ...(tooHard ? [`grade ${readability.grade} is above ${limit}`] : []),
      ...spelling(visible.join('\n')).map((word) => `unknown word: ${word}`),
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
