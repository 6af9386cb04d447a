import { preparedHtml } from './prepared-html';

describe('HTML made ready for a page', () => {
  it('gives headings ids that say what they head', () => {
    const { html, headings } = preparedHtml(
      '<p>Before</p><h2>What &quot;PTA&quot; <em>means</em></h2><p>It</p><h2>À la fin</h2>',
      0,
      'en-US',
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
    const { headings } = preparedHtml(
      '<h2>Main</h2><h2>Same</h2><h2>Same</h2><h2>?</h2>',
      0,
      'en-US',
    );
    expect(new Set(headings.map(({ id }) => id)).size).toBe(4);
    expect(headings.map(({ id }) => id)).not.toContain('main');
  });

  it('lets a wide table scroll by itself, named by the heading above it', () => {
    const { html } = preparedHtml('<h2>Prices</h2><table><tr><td>1</td></tr></table>', 0, 'en-US');
    expect(html).toContain(
      '<div class="table-frame" tabindex="0" role="region" aria-labelledby="prices"><table>',
    );
    expect(html).toContain('</table></div>');
  });

  it('names the column in each cell of a table that has no room for its columns on a phone', () => {
    const head =
      '<thead><tr><th>Level</th><th align="right">A &quot;pair&quot;</th><th>Day</th></tr></thead>';
    const body = '<tbody><tr><td>Basic</td><td align="right">$1</td><td>2</td></tr></tbody>';
    const { html } = preparedHtml(`<table>${head}${body}</table>`, 0, 'en-US');
    expect(html).toContain('<table class="stacks" role="table">');
    expect(html).toContain(
      '<tr role="row"><td role="cell">Basic</td><td role="cell" data-label="A &quot;pair&quot;" align="right">$1</td><td role="cell" data-label="Day">2</td></tr>',
    );
  });

  it('leaves a table of two columns a plain table', () => {
    const table = '<table><thead><tr><th>dB</th><th>Word</th></tr></thead></table>';
    expect(preparedHtml(table, 0, 'en-US').html).toContain(table);
  });

  it('leads from a number to its source, and leaves numbers alone that have none', () => {
    const { html } = preparedHtml('<p>True. [1, 2] Or [3] not [0].</p>', 2, 'en-US');
    expect(html).toBe(
      '<p>True. <span class="source-mark">[<a href="#source-1">1</a>, <a href="#source-2">2</a>]</span> Or [3] not [0].</p>',
    );
  });

  it('leads to our pages in the language of the text', () => {
    const text = '<p><a href="/shop#levels">A</a> <a href="https://ramq.gouv.qc.ca/">B</a></p>';
    expect(preparedHtml(text, 0, 'en-US').html).toBe(text);
    expect(preparedHtml(text, 0, 'fr-CA').html).toBe(
      text.replace('/shop#levels', '/fr/aides-auditives#levels'),
    );
  });
});
