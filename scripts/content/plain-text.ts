/** One paragraph, list item, heading or table cell of a text, without markup. */
export type Block = { kind: 'sentence' | 'label'; text: string };

const blockElements = /<(p|li|h[2-6]|t[hd])\b[^>]*>/;

/** Splits a text into sentences and labels; labels are headings and table cells. */
export function blocksOf(html: string): readonly Block[] {
  const parts = html.split(blockElements);
  const blocks: Block[] = [];
  for (let index = 1; index < parts.length; index += 2) {
    const text = withoutMarkup(parts[index + 1] ?? '');
    const isLabel = /^[ht]/.test(parts[index] ?? '');
    if (text) blocks.push({ kind: isLabel ? 'label' : 'sentence', text });
  }
  return blocks;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
};

/** Also removes the numbers of sources: `[1]`, `[2, 3]`. */
function withoutMarkup(html: string): string {
  return (
    html
      .replace(/<[^>]+>/g, '')
      .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? ' ')
      .replace(/\[\d+(, \d+)*\]/g, '')
      // No-break spaces stay: French has rules for them.
      .replace(/[ \t\r\n]+/g, ' ')
      .trim()
  );
}
