import { bearerOf } from './bearer';

const read = (authorization: string) => bearerOf({ headers: { authorization } });

test.each(['abc', 'a-b_c', 'ab12:cd34'])('the token %s is taken', (token) => {
  expect(read(`Bearer ${token}`)).toBe(token);
});

test.each(['', 'Bearer ', 'Bearer a b', 'Bearer a\r\nb', 'Basic abc', `Bearer ${'a'.repeat(201)}`])(
  '%j is none',
  (header) => {
    expect(read(header)).toBeNull();
  },
);
