import { createContext, runInContext } from 'node:vm';
import { brand } from '@/domain/brand';
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
