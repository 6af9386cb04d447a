import { createTranslator } from 'use-intl/core';
import { brand } from '@/domain/brand';
import type { Locale } from '@/domain/words/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';
import { xmlText } from '@/server/base/xml';

/** Colours and sizes of the design; nothing is loaded, since each file would be one more request. */
const style = `
  body { margin: 0; background: #f4f1ea; color: #10231f; font: 1.25rem/1.5 'Segoe UI', system-ui, sans-serif; }
  main { max-width: 34rem; padding: clamp(3rem, 12vh, 8rem) clamp(1.25rem, 6vw, 6rem); }
  p { margin: 1.5rem 0 0; }
  .brand { margin: 0 0 3rem; font-weight: 600; }
  h1 { margin: 0; font: 400 clamp(2.5rem, 2rem + 3vw, 4.5rem)/1.05 'Iowan Old Style', Georgia, serif; }
  .again { display: inline-block; padding: 0.9rem 1.75rem; border-radius: 0.5rem; background: #10231f; color: #fff;
    font-weight: 600; text-decoration: none; }
  .again:hover { background: #17332d; }
  .phone { display: inline-block; padding: 0.6rem 0; color: #0a5a4b; font-weight: 600; }
  a:focus-visible { outline: 3px solid #0c7261; outline-offset: 3px; }
`;

/** The page in each language. */
export async function busyPages(): Promise<Readonly<Record<Locale, string>>> {
  return { 'en-US': await busyPage('en-US'), 'fr-CA': await busyPage('fr-CA') };
}

/** Replaces any page while the server is overloaded. Needs no script: the link opens the same address again. */
async function busyPage(locale: Locale): Promise<string> {
  const t = createTranslator({
    locale,
    // loadMessages returns exactly the requested namespaces.
    messages: (await loadMessages(locale, ['shell'])) as Messages,
    namespace: 'shell.busy',
  });
  const { display, href } = brand.supportPhone;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${xmlText(t('title'))} · ${xmlText(brand.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">${xmlText(brand.name)}</p>
<h1>${xmlText(t('title'))}</h1>
<p>${xmlText(t('text'))}</p>
<p><a class="again" href="">${xmlText(t('again'))}</a></p>
<p>${xmlText(t('call'))}<br><a class="phone" href="${href}">${xmlText(display)}</a></p>
</main>
</body>
</html>
`;
}
