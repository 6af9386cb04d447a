import type { Editorial } from '@/server/editorial/port';
import { blocksOf } from './plain-text';

/** The blocks and table cells of the text for a path, then those of its answers, with plain spaces. */
export async function textCells(editorial: Editorial, path: string): Promise<readonly string[]> {
  const texts = [...(await editorial.pages()), ...(await editorial.articles())];
  const text = texts.find((one) => one.path === path);
  const html = [text?.html, ...(text?.faq ?? []).map(({ answer }) => answer)].join('');
  return blocksOf(html).map((block) => block.text.replaceAll(/[\u00a0\u202f]/g, ' '));
}
