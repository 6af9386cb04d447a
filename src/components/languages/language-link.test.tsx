import mockRouter from 'next-router-mock';
import { renderToStaticMarkup } from 'react-dom/server';
import shell from '@/messages/en-US/shell.json';
import { ServerAddresses } from '../addresses/server-addresses';
import { ShellProviders } from '../shell/shell-providers';
import { LanguageLink } from './language-link';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const linkOn = (address: string, nearestTwin?: string) => {
  mockRouter.setCurrentUrl(address);
  return renderToStaticMarkup(
    <ShellProviders words={shell} shop={null}>
      <ServerAddresses locale="en-US" nearestTwin={nearestTwin}>
        <LanguageLink className="" />
      </ServerAddresses>
    </ShellProviders>,
  );
};

it('leads to the same page', () => {
  expect(linkOn('/learn/faq')).toContain('href="/fr/apprendre/questions-frequentes"');
});

it('leads to the nearest page from a text in one language', () => {
  expect(linkOn('/article/in-english-only', '/articles')).toContain('href="/fr/articles"');
});
