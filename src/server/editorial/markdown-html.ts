import { Marked, type Token } from 'marked';

const markdown = new Marked();

/**
 * Plain Markdown as HTML, or its faults. The result goes into pages unchanged, so no HTML, no first-level heading, and
 * no links except to our own pages or to https are allowed.
 */
export function markdownHtml(body: string): { html: string; faults: string[] } {
  const tokens = markdown.lexer(body);
  const faults = body.trim() === '' ? ['there is no text'] : [];
  markdown.walkTokens(tokens, (token) => {
    const fault = faultOf(token);
    if (fault) faults.push(fault);
  });
  return { html: faults.length > 0 ? '' : markdown.parser(tokens), faults };
}

/** Whether our texts may link there. */
export function isOwnLink(href: string): boolean {
  return /^(https:\/\/|\/(?!\/)|#)/.test(href);
}

function faultOf(token: Token): string | null {
  if (token.type === 'html') return `HTML is not taken: ${token.raw.trim()}`;
  if (token.type === 'heading' && token.depth === 1) {
    return `"${token.raw.trim()}": the title is the only heading of the first order`;
  }
  if (token.type === 'link' && !isOwnLink(token.href)) {
    return `${token.href} is no address that a text may lead to`;
  }
  return null;
}
