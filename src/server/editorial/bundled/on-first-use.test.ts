import type { Editorial } from '../port';
import { readOnFirstUse } from './on-first-use';

function textsIn(locale: string): Editorial {
  const pages: never[] = [];
  return {
    adapter: 'bundled',
    pages: async () => pages,
    articles: async () => [],
    inLocale: (other) => (other === locale ? textsIn(locale) : textsIn(other)),
  };
}

describe('texts that are read on first use', () => {
  it('are read by the first question, and once', async () => {
    const read = jest.fn(async () => textsIn('en-US'));
    const editorial = readOnFirstUse(read);
    expect(read).not.toHaveBeenCalled();
    await Promise.all([editorial.pages(), editorial.inLocale('fr-CA').articles()]);
    await editorial.pages();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are read again after a failure', async () => {
    const read = jest.fn(async () => textsIn('en-US')).mockRejectedValueOnce(new Error('no disk'));
    const editorial = readOnFirstUse(read);
    await expect(editorial.pages()).rejects.toThrow('no disk');
    expect(await editorial.pages()).toEqual([]);
  });
});
