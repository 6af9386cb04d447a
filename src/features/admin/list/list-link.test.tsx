import { fireEvent, render, screen } from '@testing-library/react';
import { ListLink } from './list-link';
import type { List } from './use-list';

function showLink() {
  const go = jest.fn();
  const list: List<never> = {
    state: { page: 1, sort: 'name', filters: {} },
    search: '',
    setSearch: jest.fn(),
    hrefOf: ({ sort }) => `/admin/orders?sort=${sort}`,
    go,
    shown: null,
    status: 'ready',
    reload: jest.fn(),
  };
  render(
    <ListLink list={list} change={{ sort: '-total' }}>
      Total
    </ListLink>,
  );
  return { go, link: screen.getByRole('link', { name: 'Total' }) };
}

test('a click changes the list in place, and nothing else follows the link', () => {
  const { go, link } = showLink();
  expect(link).toHaveAttribute('href', '/admin/orders?sort=-total');
  // False: the default was prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(go.mock.calls).toEqual([[{ sort: '-total' }]]);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s the browser opens it elsewhere', (key) => {
  const { go, link } = showLink();
  expect(fireEvent.click(link, { [key]: true })).toBe(true);
  expect(go).not.toHaveBeenCalled();
});
