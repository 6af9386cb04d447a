import { preparedHtml } from './prepared-html';

describe('HTML made ready for a page', () => {
  it('gives headings ids that say what they head', () => {
    const { html, headings } = preparedHtml(
      '<p>Before</p><h2>What &quot;PTA&quot; <em>means</em></h2><p>It</p><h2>À la fin</h2>',
      0,
    );
    expect(headings).toEqual([
      { id: 'what-pta-means', text: 'What "PTA" means' },
      { id: 'a-la-fin', text: 'À la fin' },
    ]);
    expect(html).toBe(
      '<p>Before</p><h2 id="what-pta-means">What &quot;PTA&quot; <em>means</em></h2><p>It</p><h2 id="a-la-fin">À la fin</h2>',
    );
  });

  it('gives no id twice, and not the one of the page itself', () => {
    const { headings } = preparedHtml('<h2>Main</h2><h2>Same</h2><h2>Same</h2><h2>?</h2>', 0);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(4);
    expect(headings.map(({ id }) => id)).not.toContain('main');
  });

  it('lets a wide table scroll by itself, named by the heading above it', () => {
    const { html } = preparedHtml('<h2>Prices</h2><table><tr><td>1</td></tr></table>', 0);
    expect(html).toContain(
      '<div class="table-frame" tabindex="0" role="region" aria-labelledby="prices"><table>',
    );
    expect(html).toContain('</table></div>');
  });

  it('leads from a number to its source, and leaves numbers alone that have none', () => {
    const { html } = preparedHtml('<p>True. [1, 2] Or [3] not [0].</p>', 2);
    expect(html).toBe(
      '<p>True. <span class="source-mark">[<a href="#source-1">1</a>, <a href="#source-2">2</a>]</span> Or [3] not [0].</p>',
    );
  });
});
