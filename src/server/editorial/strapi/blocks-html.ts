import { array, lazy, mixed, object, string, type InferType } from 'yup';
import { isOwnLink } from '../markdown-html';

/** A text from Strapi's block editor (docs.strapi.io, "Blocks"), to its greatest permitted depth. */
const nodeSchema = object({
  type: string().required(),
  text: string(),
  url: string(),
  format: string(),
  level: mixed<number>(),
  bold: mixed<boolean>(),
  italic: mixed<boolean>(),
  children: lazy(() => array(mixed<object>().required())),
});

type Node = InferType<typeof nodeSchema>;

/**
 * Blocks as HTML, or their faults. The same rules as for Markdown: no first-level heading, links only to our own pages
 * or to https; code, pictures and unknown block types are refused.
 */
export function blocksHtml(blocks: readonly unknown[]): { html: string; faults: string[] } {
  const faults: string[] = [];
  const html = blocks.map((block) => blockHtml(block, faults)).join('\n');
  return { html, faults };
}

function blockHtml(block: unknown, faults: string[]): string {
  const node = readNode(block, faults);
  if (!node) return '';
  const inside = () =>
    childrenOf(node)
      .map((child) => inlineHtml(child, faults))
      .join('');
  if (node.type === 'paragraph') {
    const words = inside();
    return words === '' ? '' : `<p>${words}</p>`;
  }
  if (node.type === 'heading') {
    const level = Number(node.level);
    if (level >= 2 && level <= 6) return `<h${level}>${inside()}</h${level}>`;
    faults.push('the title is the only heading of the first order');
    return '';
  }
  if (node.type === 'quote') return `<blockquote><p>${inside()}</p></blockquote>`;
  if (node.type === 'list') return listHtml(node, faults);
  faults.push(`blocks of the kind ${node.type} are not taken`);
  return '';
}

function listHtml(list: Node, faults: string[]): string {
  const tag = list.format === 'ordered' ? 'ol' : 'ul';
  const items = childrenOf(list).map((child) => {
    const item = readNode(child, faults);
    if (!item) return '';
    if (item.type === 'list') return `<li>${listHtml(item, faults)}</li>`;
    return `<li>${childrenOf(item)
      .map((part) => inlineHtml(part, faults))
      .join('')}</li>`;
  });
  return `<${tag}>${items.join('')}</${tag}>`;
}

function inlineHtml(child: unknown, faults: string[]): string {
  const node = readNode(child, faults);
  if (!node) return '';
  if (node.type === 'link') {
    const words = childrenOf(node)
      .map((part) => inlineHtml(part, faults))
      .join('');
    if (node.url !== undefined && isOwnLink(node.url)) {
      return `<a href="${escaped(node.url)}">${words}</a>`;
    }
    faults.push(`${node.url} is no address that a text may lead to`);
    return '';
  }
  if (node.type !== 'text') {
    faults.push(`${node.type} is not taken inside a line`);
    return '';
  }
  const words = escaped(node.text ?? '');
  const strong = node.bold === true ? `<strong>${words}</strong>` : words;
  return node.italic === true ? `<em>${strong}</em>` : strong;
}

function readNode(value: unknown, faults: string[]): Node | null {
  if (nodeSchema.isValidSync(value, { strict: true })) return value;
  faults.push('a block has no kind');
  return null;
}

function childrenOf({ children }: Node): readonly unknown[] {
  return children ?? [];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
