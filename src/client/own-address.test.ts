import { ownAddress } from './own-address';

describe('addresses of the Store API', () => {
  it.each([
    ['/pictures/pair.webp', '/pictures/pair.webp'],
    [`${window.location.origin}/pictures/pair.webp?v=2`, '/pictures/pair.webp?v=2'],
    ['https://shop.example/pictures/pair.webp', '/pictures/pair.webp'],
    ['https://shop.example/checkout', '/checkout'],
    ['https://cdn.example/photos/pair.webp', 'https://cdn.example/photos/pair.webp'],
    ['https://shop.example/checkout/elsewhere', 'https://shop.example/checkout/elsewhere'],
    ['http://', 'http://'],
  ])('%s is asked for as %s', (address, asked) => {
    expect(ownAddress(address)).toBe(asked);
  });
});
