import { readPublishedTypes, type PublishedTypes } from './published-types';
import { contractFields, exceptions } from './promised-fields';

let published: PublishedTypes | undefined;

/** The published types of swell-js, read once per test file. */
export function publishedTypes(): PublishedTypes {
  return (published ??= readPublishedTypes());
}

/** Asserts that a value has this type of the SDK, except where the contract overrules the types. */
export function expectType(typeName: string, value: unknown): void {
  expect(value ?? null).not.toBeNull();
  const faults = publishedTypes().faultsOf(typeName, value);
  expect(faults.filter(({ rule }) => !(rule in exceptions))).toEqual([]);
}

/** Asserts that a value has the fields that the contract requires beyond the types; null counts as present. */
export function expectFields(typeName: keyof typeof contractFields, value: unknown): void {
  const isAbsent = (field: string) => Reflect.get(Object(value), field) === undefined;
  expect(contractFields[typeName].filter(isAbsent)).toEqual([]);
}

/** Asserts that a value is a list with records of this type. */
export function expectList(typeName: string, list: unknown): void {
  expectType('ResultsResponse', list);
  const results: unknown = Reflect.get(Object(list), 'results');
  if (!Array.isArray(results)) throw new Error('Not a list');
  expect(results.length).toBeGreaterThan(0);
  for (const one of results) expectType(typeName, one);
}
