import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { articlesPerPage, type ArticleCard } from '@/domain/pages/reading';
import articlesWords from '@/messages/en-US/articles.json';
import ui from '@/messages/en-US/ui.json';
import { articles } from '@/testing/articles';
import { renderScreen } from '@/testing/jest/render';
import { ArticlesScreen } from './articles-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

async function show(list: readonly ArticleCard[]) {
  const view = renderScreen(
    <main>
      <ArticlesScreen articles={list} category={null} />
    </main>,
    { articles: articlesWords, ui },
  );
  /* Links check whether they are in view once the page is idle. */
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return view;
}

describe('the list of articles', () => {
  it('leads to each article and to each subject', async () => {
    const { container } = await show(articles);
    expect(screen.getByRole('link', { name: 'About general' })).toHaveAttribute(
      'href',
      '/article/about-general',
    );
    expect(screen.getByRole('link', { name: 'Patient resources' })).toHaveAttribute(
      'href',
      '/articles/patient-resources',
    );
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows a page of many and leads to the next one', async () => {
    const [article] = articles;
    if (!article) throw new Error('no fixture');
    const many = Array.from({ length: articlesPerPage + 1 }, (_, index) => ({
      ...article,
      slug: `article-${index}`,
      title: `Article ${index}`,
    }));
    await show(many);
    expect(screen.getByRole('link', { name: `Article ${articlesPerPage - 1}` })).toBeVisible();
    expect(
      screen.queryByRole('link', { name: `Article ${articlesPerPage}` }),
    ).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2' })).toHaveAttribute('href', '/articles?page=2');
  });

  it('says so where there is none', async () => {
    await show([]);
    expect(screen.getByText('No articles yet. Please come back later.')).toBeVisible();
  });
});
