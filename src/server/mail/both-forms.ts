import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import type { MailMessage } from './port';

/** Mail programs that know no other lay tables out by it as they are meant. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Put together once: it takes as long as a mail's text. What is marked to be skipped is the preview's, by React Email. */
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  ],
});

/** Asked of Node itself: jobs are started where Next puts the React of server components, which writes no markup. */
const loadWriter = () => import(/* turbopackIgnore: true */ 'react-dom/server');

/** A mail as HTML, and as plain text for those who read it so. Nothing in it may wait for anything. */
export async function bothForms(
  content: ReactElement,
): Promise<Pick<MailMessage, 'html' | 'text'>> {
  const { renderToStaticMarkup } = await loadWriter();
  const html = documentType + renderToStaticMarkup(content);
  return { html, text: toText(html) };
}
