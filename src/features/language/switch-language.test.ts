import { productRequest } from '@/client/requests/product-requests';
import { readAccountMark } from '@/client/storage/stored-account';
import { switchLanguage } from './switch-language';

jest.mock('@/client/requests/product-requests', () => ({ productRequest: jest.fn() }));
jest.mock('@/client/storage/stored-account', () => ({ readAccountMark: jest.fn() }));

function linkToFrench(): HTMLAnchorElement {
  const link = document.createElement('a');
  // A fragment, because the test's browser follows no other link.
  Object.assign(link, { hreflang: 'fr-CA', href: '#fr' });
  return link;
}

beforeEach(() => jest.mocked(productRequest).mockReset());

it('tells the account of a customer before it leaves the page', async () => {
  jest.mocked(readAccountMark).mockReturnValue(true);
  await switchLanguage(linkToFrench());
  expect(productRequest).toHaveBeenCalledWith('/api/account-language', { locale: 'fr-CA' });
  expect(document.cookie).toContain('boreal-language=fr-CA');
  expect(window.location.hash).toBe('#fr');
});

it('leaves when the account does not answer', async () => {
  jest.useFakeTimers();
  window.location.hash = '';
  jest.mocked(readAccountMark).mockReturnValue(true);
  jest.mocked(productRequest).mockReturnValue(new Promise(() => undefined));
  const left = switchLanguage(linkToFrench());
  await jest.runAllTimersAsync();
  await left;
  expect(window.location.hash).toBe('#fr');
  jest.useRealTimers();
});

it('sends nothing for a guest', async () => {
  jest.mocked(readAccountMark).mockReturnValue(false);
  await switchLanguage(linkToFrench());
  expect(productRequest).not.toHaveBeenCalled();
});
