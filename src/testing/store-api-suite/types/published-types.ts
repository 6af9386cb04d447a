import path from 'node:path';
import ts from 'typescript';

/** The published types of swell-js for its answers, read from their source so that they follow the SDK. */
export interface PublishedTypes {
  /**
   * Where a value breaks an interface such as `Cart`: a required field is missing, or a value has another type. An
   * optional field may be absent or null (contract 14). `Name.field` names the broken rule.
   */
  faultsOf(typeName: string, value: unknown): readonly Fault[];
  /** Fields of an interface that are not optional. */
  promisedBy(typeName: string): readonly string[];
}

type Fault = { rule: string; at: string; found: string };

type Place = { rule: string; at: string };

/** Reads the types; the compiler needs about a second for it. */
export function readPublishedTypes(): PublishedTypes {
  const entry = path.resolve('node_modules/swell-js/types/index.d.ts');
  const program = ts.createProgram([entry], { strict: true, skipLibCheck: true, noEmit: true });
  const checker = program.getTypeChecker();
  const interfaces = interfacesOf(program, checker);
  const typeOf = (name: string): ts.Type => {
    const type = interfaces.get(name);
    if (!type) throw new Error(`swell-js publishes no ${name}`);
    return type;
  };
  const compare = comparison(checker);
  return {
    faultsOf: (name, value) => compare(typeOf(name), value, { rule: name, at: name }, name),
    promisedBy: (name) =>
      checker
        .getPropertiesOfType(typeOf(name))
        .filter((property) => !isOptional(property))
        .map(({ name: field }) => field),
  };
}

/** Interfaces by name. If two files use one name, the snake-case one counts, because answers are spelt that way. */
function interfacesOf(program: ts.Program, checker: ts.TypeChecker): Map<string, ts.Type> {
  const found = new Map<string, ts.Type>();
  for (const file of program.getSourceFiles()) {
    if (!/swell-js\/types\/(.*\/)?(snake|index|index\.d)\.(d\.)?ts$/.test(file.fileName)) continue;
    for (const statement of file.statements) {
      if (!ts.isInterfaceDeclaration(statement)) continue;
      found.set(statement.name.text, checker.getTypeAtLocation(statement.name));
    }
  }
  return found;
}

function isOptional(property: ts.Symbol): boolean {
  return (property.flags & ts.SymbolFlags.Optional) !== 0;
}

function comparison(checker: ts.TypeChecker) {
  /** `owner` is the interface of a field; exceptions are written with it. */
  const compare = (type: ts.Type, value: unknown, place: Place, owner: string): Fault[] => {
    if (acceptsAnything(type)) return [];
    const members = type.isUnion() ? type.types : [type];
    const outcomes = members.map((member) => compareOne(member, value, place, owner));
    return outcomes.find((faults) => faults.length === 0) ?? closest(outcomes, place, value);
  };

  const compareOne = (type: ts.Type, value: unknown, place: Place, owner: string): Fault[] => {
    const kind = scalarKind(type);
    if (kind !== null) return kind(value) ? [] : [faultOf(place, value)];
    if (checker.isArrayType(type)) return compareList(type, value, place, owner);
    if (typeof value !== 'object' || value === null) return [faultOf(place, value)];
    return compareObject(type, value, place, nameOf(type) ?? owner);
  };

  const compareList = (type: ts.Type, value: unknown, place: Place, owner: string): Fault[] => {
    if (!Array.isArray(value)) return [faultOf(place, value)];
    const [entry] = checker.getTypeArguments(type as ts.TypeReference);
    if (!entry) return [];
    return value.flatMap((one, index) =>
      compare(entry, one, { rule: place.rule, at: `${place.at}[${index}]` }, owner),
    );
  };

  const compareObject = (type: ts.Type, value: object, place: Place, owner: string): Fault[] => {
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const ofIndex = Object.entries(value).flatMap(([key, entry]) =>
      index ? compare(index, entry, { rule: `${owner}.*`, at: `${place.at}.${key}` }, owner) : [],
    );
    const ofFields = checker.getPropertiesOfType(type).flatMap((property) => {
      const field: unknown = Reflect.get(value, property.name);
      const here = { rule: `${owner}.${property.name}`, at: `${place.at}.${property.name}` };
      const isAbsent = field === undefined || field === null;
      if (isAbsent && isOptional(property)) return [];
      return compare(checker.getTypeOfSymbol(property), field, here, owner);
    });
    return [...ofIndex, ...ofFields];
  };

  return compare;
}

function nameOf(type: ts.Type): string | undefined {
  const name = (type.aliasSymbol ?? type.symbol)?.name;
  return name === undefined || name.startsWith('__') ? undefined : name;
}

function acceptsAnything(type: ts.Type): boolean {
  const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown;
  return (type.flags & open) !== 0;
}

/** A check for values of types without fields; null for types with fields. */
function scalarKind(type: ts.Type): ((value: unknown) => boolean) | null {
  const { flags } = type;
  if (type.isLiteral()) return (value) => value === type.value;
  if (flags & ts.TypeFlags.BooleanLiteral) return (value) => typeof value === 'boolean';
  if (flags & ts.TypeFlags.Boolean) return (value) => typeof value === 'boolean';
  if (flags & ts.TypeFlags.String) return (value) => typeof value === 'string';
  if (flags & ts.TypeFlags.Number) return (value) => typeof value === 'number';
  if (flags & ts.TypeFlags.Null) return (value) => value === null;
  if (flags & ts.TypeFlags.Undefined) return (value) => value === undefined;
  return null;
}

/** The faults of the union member that fits best, objects before scalars. */
function closest(outcomes: readonly Fault[][], place: Place, value: unknown): Fault[] {
  const inside = outcomes.filter((faults) => faults.some(({ at }) => at !== place.at));
  return inside.toSorted((a, b) => a.length - b.length)[0] ?? [faultOf(place, value)];
}

function faultOf({ rule, at }: Place, value: unknown): Fault {
  return { rule, at, found: value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80) };
}
