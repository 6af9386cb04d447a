import { createContext, runInContext } from 'node:vm';
import { brand } from '@/domain/brand';
import { limited, privateKeys, privateLifetimes } from '@/domain/private-storage';
import { textSizeKey } from '@/domain/text-size';
import { headScript } from './head-script';

/** A page of its own whose head has run, on a device that keeps this text size. */
function openPage(textSize?: string) {
  const documentElement = { style: { fontSize: '' } };
  const localStorage = { [brand.storagePrefix + textSizeKey]: textSize };
  const page = createContext({ document: { documentElement }, localStorage });
  runInContext(headScript, page);
  const evaluate = (code: string): unknown => runInContext(code, page);
  return { evaluate, documentElement };
}

describe('text size', () => {
  test('the chosen one is there before anything is painted', () => {
    expect(openPage('"larger"').documentElement.style.fontSize).toBe('112.5%');
  });

  test.each([undefined, '', '"huge"', '{'])('what else is kept changes nothing: %s', (kept) => {
    expect(openPage(kept).documentElement.style.fontSize).toBe('');
  });
});

describe('what is kept about a person', () => {
  const now = Date.now();
  const hour = 3_600_000;

  /** The keys that are still there after a page has started. */
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
    const document = { documentElement: { style: {} } };
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

describe('errors while React is loaded', () => {
  test('its own have their words and no stack', () => {
    const { evaluate } = openPage();
    const own = 'Error("Minified React error #460; visit https://react.dev/errors/460")';
    expect(evaluate(`${own}.message`)).toContain('#460');
    expect(evaluate(`${own} instanceof Error`)).toBe(true);
    expect(evaluate(`${own}.stack`)).toBeUndefined();
  });

  test.each(['Error("late")', 'new Error("late")', 'new (class Late extends Error {})("late")'])(
    'every other one is whole: %s',
    (other) => {
      const { evaluate } = openPage();
      expect(evaluate(`${other}.message`)).toBe('late');
      expect(evaluate(`${other}.stack`)).toContain('late');
      expect(evaluate(`${other} instanceof Error`)).toBe(true);
    },
  );

  test('an error without words or with a cause is one as well', () => {
    const { evaluate } = openPage();
    expect(evaluate('Error().message')).toBe('');
    expect(evaluate('String(Error(undefined))')).toBe('Error');
    expect(evaluate('Error("late", { cause: "rain" }).cause')).toBe('rain');
  });

  test("the browser's own are found again", () => {
    const { evaluate } = openPage();
    evaluate('const before = Error; Error = Error.prototype.constructor;');
    expect(evaluate('before !== Error && /native code/.test(Error)')).toBe(true);
    expect(evaluate('new before() instanceof Error && new Error() instanceof before')).toBe(true);
  });
});
