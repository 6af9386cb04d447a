import { englishLinks, frenchFaults, printFaults } from './french-faults';
import { frenchMails, siteUrl } from './french-mails';

/** The words of a mail's markup, which alone has the line that mail programs show beside the subject. */
const markup = (html: string) => html.replace(/<style.*?<\/style>|<[^>]*>|&[#\w]+;/gs, '\n');

test('every mail to a person who reads French is French, with the marks of French and links to French pages', async () => {
  const faults = (await frenchMails()).flatMap(({ key, subject, html, text }) => [
    ...[subject, text, markup(html)].flatMap(frenchFaults).map((fault) => `${key}: ${fault}`),
    ...[subject, text].flatMap(printFaults).map((fault) => `${key}: ${fault}`),
    ...englishLinks(html, siteUrl).map((address) => `${key}: link to ${address}`),
    ...(/<html [^>]*lang="fr-CA"/.test(html) ? [] : [`${key}: not lang="fr-CA"`]),
  ]);
  expect([...new Set(faults)]).toEqual([]);
});

test('an English mail has faults of every kind', async () => {
  const english = "Your order of $1,234.56 leaves on Monday. Questions? Don't call.";
  expect(frenchFaults(english)).toEqual(
    expect.arrayContaining(['an English amount: $1', 'an English date: Monday']),
  );
  expect(frenchFaults('mail.orderShipped.subject')).toHaveLength(1);
  expect(printFaults('Des questions ?')).toHaveLength(1);
  expect(englishLinks(`<a href="${siteUrl}/account/orders">`, siteUrl)).toHaveLength(1);
});
