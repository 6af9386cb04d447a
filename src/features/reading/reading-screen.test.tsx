import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import type { ReadingText } from '@/domain/pages/reading';
import language from '@/messages/en-US/language.json';
import reading from '@/messages/en-US/reading.json';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { staticMarkup } from '@/components/static-markup/static-markup';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import { renderScreen } from '@/testing/jest/render';
import { ReadingScreen } from './reading-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const text: ReadingText = {
  path: '/learn/faq',
  title: 'Questions people ask us',
  summary: 'Short answers.',
  description: 'Answers to common questions.',
  picture: null,
  html: '<h2 id="one">One</h2><p>Text. <span class="source-mark">[<a href="#source-1">1</a>]</span></p><h2 id="two">Two</h2><p>Text</p><h2 id="three">Three</h2><p>Text</p>',
  headings: [
    { id: 'one', text: 'One' },
    { id: 'two', text: 'Two' },
    { id: 'three', text: 'Three' },
  ],
  sources: [{ title: 'A study', url: 'https://example.org/study' }],
  faq: [
    {
      topic: 'Prices',
      question: 'What does it cost?',
      answer: '<p>See <a href="/shop">shop</a>.</p>',
    },
  ],
  publishedAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

async function show(isLegal = false) {
  const view = renderScreen(
    <main>
      <ReadingScreen text={text} isLegal={isLegal} />
    </main>,
    { language, reading, shell, ui },
  );
  /* Links check whether they are in view once the page is idle. */
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return view;
}

beforeEach(() => localStorage.clear());

describe('a page of words', () => {
  it('has contents, text, sources and questions, and no fault for assistive technology', async () => {
    const { container } = await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questions people ask us');
    expect(screen.getByText('Updated November 2026')).toBeVisible();
    const contents = screen.getAllByRole('navigation', { name: 'On this page' }).at(-1);
    expect(within(contents ?? container).getByRole('link', { name: 'Two' })).toHaveAttribute(
      'href',
      '#two',
    );
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    expect(sources.getByRole('listitem')).toHaveAttribute('id', 'source-1');
    expect(sources.getByRole('link', { name: 'A study' })).toBeVisible();
    expect(screen.getByText('What does it cost?')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads on to the other pages of its group and to the test', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Articles' })).toHaveAttribute('href', '/articles');
    expect(screen.queryByRole('link', { name: 'Common questions' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Take the free hearing test' })).toBeVisible();
  });

  it('asks for nothing beside terms and policies', async () => {
    await show(true);
    expect(
      screen.queryByRole('link', { name: 'Take the free hearing test' }),
    ).not.toBeInTheDocument();
  });

  it('keeps the size of text that somebody chose', async () => {
    const first = await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Largest text' }));
    expect(document.documentElement).toHaveStyle({ fontSize: '125%' });
    first.unmount();
    await show();
    expect(screen.getByRole('radio', { name: 'Largest text' })).toBeChecked();
  });
});

describe('a text in one language', () => {
  it('says so in the other one, and leads to the nearest page there', () => {
    const markup = staticMarkup(<ReadingScreen text={{ ...text, nearestTwin: '/articles' }} />, {
      messages: { language, reading, shell, ui },
      locale: 'en-US',
      shop: defaultShopFacts,
    });
    renderScreen(<main dangerouslySetInnerHTML={{ __html: markup }} />, {});
    const notice = screen.getByText(language.oneLanguage, { exact: false });
    expect(notice).toHaveAttribute('data-nearest-twin', '/fr/articles');
    expect(notice).toHaveAttribute('lang', 'fr-CA');
    const link = within(notice).getByRole('link', { name: language.nearest });
    expect(link).toHaveAttribute('href', '/fr/articles');
  });

  it('says nothing where it is in both', async () => {
    await show();
    expect(screen.queryByText(language.oneLanguage, { exact: false })).toBeNull();
  });
});
