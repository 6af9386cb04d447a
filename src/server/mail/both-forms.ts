import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import type { MailMessage } from './port';

/** Some mail programs know no other doctype; with it they lay tables out as intended. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Compiled once, because that takes as long as a mail's text. The parts to skip are React Email's preview. */
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  ],
});

/**
 * Imported by Node itself: jobs start where Next substitutes the React of server components, which cannot write markup.
 */
const loadWriter = () => import(/* turbopackIgnore: true */ 'react-dom/server');

/** A mail as HTML and as plain text. Its components must not be asynchronous. */
export async function bothForms(
  content: ReactElement,
): Promise<Pick<MailMessage, 'html' | 'text'>> {
  const { renderToStaticMarkup } = await loadWriter();
  const html = documentType + renderToStaticMarkup(content);
  return { html, text: toText(html) };
}
