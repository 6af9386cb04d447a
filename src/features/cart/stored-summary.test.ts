import { readStoredUnits, storeUnits, watchStoredUnits } from './stored-summary';

const key = 'boreal-charge-go-cart';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'swell-session=abc';
});

it('comes back as it was stored', () => {
  storeUnits(3);
  expect(readStoredUnits()).toBe(3);
});

it('is forgotten with the last item', () => {
  storeUnits(3);
  storeUnits(0);
  expect(localStorage.getItem(key)).toBeNull();
  expect(readStoredUnits()).toBe(0);
});

it('means nothing once the session is over', () => {
  storeUnits(3);
  document.cookie = 'swell-session=; max-age=0';
  expect(readStoredUnits()).toBe(0);
});

test.each(['', 'x', 'null', '{}', '[]', '{"units":"2"}', '{"units":-1}', '{"units":1.5}'])(
  'is not read from %p',
  (stored) => {
    localStorage.setItem(key, stored);
    expect(readStoredUnits()).toBe(0);
  },
);

it('is watched for what other tabs store, until nobody asks', () => {
  const onChange = jest.fn();
  const stop = watchStoredUnits(onChange);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(onChange).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  window.dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('does without a storage that the browser forbids', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  storeUnits(3);
  expect(readStoredUnits()).toBe(0);
});
