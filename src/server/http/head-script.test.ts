import { createContext, runInContext } from 'node:vm';
import { brand } from '@/domain/brand';
import { limited, privateKeys, privateLifetimes } from '@/domain/hearing/private-storage';
import { textSizeKey } from '@/domain/words/text-size';
import { headScript } from './head-script';

/** A separate page whose head script has run, on a device with this stored text size. */
function openPage(textSize?: string) {
  const documentElement = { style: { fontSize: '' } };
  const localStorage = { [brand.storagePrefix + textSizeKey]: textSize };
  runInContext(headScript, createContext({ document: { documentElement }, localStorage }));
  return { documentElement };
}

describe('text size', () => {
  test('the chosen one is there before anything is painted', () => {
    expect(openPage('"larger"').documentElement.style.fontSize).toBe('112.5%');
  });

  test.each([undefined, '', '"huge"', '{'])('what else is kept changes nothing: %s', (kept) => {
    expect(openPage(kept).documentElement.style.fontSize).toBe('');
  });
});

describe('currency', () => {
  type Visit = {
    cookie?: string;
    language?: string;
    timeZone?: string;
    hoursBehind?: number;
    first?: string;
  };

  /** A visitor's page after its head script: the currency it shows, and the cookie it kept. */
  function currencyOf({
    cookie = '',
    language = 'en-US',
    timeZone = 'UTC',
    hoursBehind = 0,
    first,
  }: Visit) {
    const documentElement = { style: {}, dataset: { shop: 'mark', firstCurrency: first } };
    const document = { documentElement, cookie };
    const zoneName = jest.fn(() => ({ resolvedOptions: () => ({ timeZone }) }));
    const Intl = { DateTimeFormat: zoneName };
    const Date = function () {
      return { getTimezoneOffset: () => hoursBehind * 60 };
    };
    const localStorage = {};
    const page = createContext({ document, localStorage, navigator: { language }, Intl, Date });
    runInContext(headScript, page);
    const [kept = ''] = document.cookie.split(';');
    return [Reflect.get(documentElement.dataset, 'currency'), kept, zoneName.mock.calls.length];
  }

  test.each<[string, Visit, string]>([
    ['nothing speaks for Canada', {}, 'USD'],
    ['a visitor in the United States', { timeZone: 'America/New_York', hoursBehind: 5 }, 'USD'],
    ['English of Canada', { language: 'en-CA' }, 'CAD'],
    ['French of Canada', { language: 'fr-CA' }, 'CAD'],
    ['French of France', { language: 'fr-FR', timeZone: 'Europe/Paris' }, 'USD'],
    ['time in Toronto', { timeZone: 'America/Toronto', hoursBehind: 4 }, 'CAD'],
    ['summer in St. John’s', { timeZone: 'America/St_Johns', hoursBehind: 2.5 }, 'CAD'],
    ['winter in Vancouver', { timeZone: 'America/Vancouver', hoursBehind: 8 }, 'CAD'],
    ['the shop’s setting', { first: 'CAD' }, 'CAD'],
    ['the shop’s setting, over the country', { first: 'USD', language: 'en-CA' }, 'USD'],
    ['their choice, over setting', { first: 'CAD', cookie: 'swell-currency=USD' }, 'USD'],
    ['their choice, over the country', { language: 'en-CA', cookie: 'swell-currency=USD' }, 'USD'],
    ['their choice, elsewhere', { cookie: 'a=b; swell-currency=CAD; c=d' }, 'CAD'],
    ['an odd choice of old clients', { cookie: 'swell-currency=[object]' }, 'USD'],
  ])('follows %s', (_what, visit, currency) => {
    expect(currencyOf(visit)[0]).toBe(currency);
  });

  test('keeps Canadian dollars for every call of the shop, and keeps nothing for the shop’s own', () => {
    expect(currencyOf({ language: 'en-CA' })[1]).toBe('swell-currency=CAD');
    expect(currencyOf({})[1]).toBe('');
  });

  test('the name of the time zone is looked up only where it could be Canadian', () => {
    expect(currencyOf({ timeZone: 'Europe/London' })[2]).toBe(0);
    expect(currencyOf({ timeZone: 'America/Chicago', hoursBehind: 6 })[2]).toBe(1);
  });

  test('prices of a page whose code never comes are shown as they are, under their own name', () => {
    const later: [() => void, number][] = [];
    const dataset: Record<string, string> = { shop: 'mark' };
    const document = { documentElement: { style: {}, dataset }, cookie: '' };
    const setTimeout = (...timer: [() => void, number]) => void later.push(timer);
    const page = { document, localStorage: {}, navigator: { language: 'en-CA' }, setTimeout };
    runInContext(headScript, createContext(page));
    expect(dataset).toEqual({ shop: 'mark', currency: 'CAD' });
    expect(later.map(([, wait]) => wait)).toEqual([10_000]);
    later[0]?.[0]();
    expect(dataset).toMatchObject({ currency: 'USD', priced: '' });
  });

  test('a page without the shop’s settings decides nothing', () => {
    const document = { documentElement: { style: {}, dataset: {} }, cookie: '' };
    const navigator = { language: 'en-CA' };
    runInContext(headScript, createContext({ document, localStorage: {}, navigator }));
    expect(document).toMatchObject({
      cookie: '',
      documentElement: { dataset: { currency: 'USD' } },
    });
  });
});

describe('links to the other language', () => {
  /** Where a link leads after somebody points at it, on a page that lies at this address. */
  function linkFrom(here: string, nearestTwin: string | null): string {
    const listeners = new Map<string, (event: { target: unknown }) => void>();
    const link = { href: '' };
    const [pathname, search] = [here.split('?')[0], `?${here.split('?')[1]}`];
    const document = {
      documentElement: { style: {}, dataset: {} },
      addEventListener: (name: string, react: (event: { target: unknown }) => void) =>
        listeners.set(name, react),
      querySelector: () => nearestTwin && { dataset: { nearestTwin } },
    };
    const location = { pathname, search, hash: '' };
    const self = {};
    runInContext(headScript, createContext({ document, localStorage: {}, location, self }));
    listeners.get('pointerover')?.({ target: { closest: () => link } });
    return link.href;
  }

  test('lead to the same page', () => {
    expect(linkFrom('/shop?a=1', null)).toBe('/fr/shop?a=1');
  });

  test('lead to the nearest page where this one is in one language', () => {
    expect(linkFrom('/article/new?a=1', '/fr/articles')).toBe('/fr/articles');
  });
});

describe('what is kept about a person', () => {
  const now = Date.now();
  const hour = 3_600_000;

  /** The keys that remain after a page has started. */
  function leftOf(kept: Record<string, unknown>): string[] {
    const stored = new Map(
      Object.entries(kept).map(([key, value]) => [
        brand.storagePrefix + key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const localStorage = new Proxy(
      { removeItem: (key: string) => stored.delete(key) },
      { get: (own, key: string) => Reflect.get(own, key) ?? stored.get(key) },
    );
    const document = { documentElement: { style: {}, dataset: {} } };
    runInContext(headScript, createContext({ document, localStorage }));
    return [...stored.keys()].map((key) => key.slice(brand.storagePrefix.length));
  }

  const keptAt = (time: number) =>
    Object.fromEntries(privateKeys.map((key) => [key, limited(key, 'Ada', time)]));

  test('stays for its time', () => {
    expect(leftOf(keptAt(now))).toEqual(privateKeys);
    expect(leftOf(keptAt(now - 47 * hour))).toEqual(privateKeys.filter((key) => key !== 'admin'));
  });

  test('ends by itself after 48 hours, a doctor’s advice after thirty days', () => {
    expect(leftOf(keptAt(now - 48 * hour))).toEqual(['doctor-advice']);
    expect(leftOf(keptAt(now - privateLifetimes['doctor-advice']))).toEqual([]);
  });

  test.each(['{', '"text"', 'null', '{"name":"Ada"}', `{"until":${now + 9e9},"value":1}`])(
    'goes when it has no end that can be true: %s',
    (stored) => {
      expect(leftOf({ questionnaire: stored, currency: '"CAD"' })).toEqual(['currency']);
    },
  );
});
