const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Editorial HTML without its tags.
 *
 * @param instead replaces each tag: a space where paragraphs would run into each other
 */
export function plainText(html: string, instead = ''): string {
  return html
    .replace(/<[^>]*>/g, instead)
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => entities[name] ?? name);
}
