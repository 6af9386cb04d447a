import { object } from 'yup';
import { trimmedText } from './trimmed-text';

const schema = object({ name: trimmedText().max(5).required() });

test('blanks around a text are no part of it', () => {
  expect(schema.validateSync({ name: '  Ada B ' })).toEqual({ name: 'Ada B' });
  expect(() => schema.validateSync({ name: '   ' })).toThrow('required');
});

test.each([[{}], [{ then: 'x' }], [[]], [['a']], [null]])(
  '%j is no text, which is said like that',
  (name) => expect(() => schema.validateSync({ name })).toThrow(/must be a `string`|required/),
);
