import { AppError } from '@/domain/failures/errors';
import { listOf, type QueryValue } from '@/server/http/query';

/** All query values are text; each is compared as the type of the field it is compared with. */
type Scalar = string | number | boolean | null | undefined;

type Operator = (field: unknown, wanted: QueryValue, siblings: Conditions) => boolean;
type Conditions = { [name: string]: QueryValue };

const operators: Readonly<Record<string, Operator>> = {
  $eq: (field, wanted) => isEqual(field, wanted),
  $ne: (field, wanted) => !isEqual(field, wanted),
  $in: (field, wanted) => listOf(wanted).some((one) => isEqual(field, one)),
  $nin: (field, wanted) => !listOf(wanted).some((one) => isEqual(field, one)),
  $all: (field, wanted) => listOf(wanted).every((one) => isEqual(field, one)),
  $gt: (field, wanted) => compare(field, wanted, (order) => order > 0),
  $gte: (field, wanted) => compare(field, wanted, (order) => order >= 0),
  $lt: (field, wanted) => compare(field, wanted, (order) => order < 0),
  $lte: (field, wanted) => compare(field, wanted, (order) => order <= 0),
  $exists: (field, wanted) => (field !== undefined && field !== null) === (wanted !== 'false'),
  $not: (field, wanted) => !meets(field, wanted),
  $regex: (field, wanted, { $options }) => {
    const pattern = safePattern(wanted, $options);
    return valuesOf(field).some((one) => typeof one === 'string' && pattern.test(one));
  },
  // $regex reads it.
  $options: () => true,
};

/** Whether a record meets the `where` of a query. Throws `invalid_request` for unsupported operators. */
export function matchesWhere(record: unknown, where: QueryValue): boolean {
  if (typeof where === 'string') return where === '';
  if (Array.isArray(where)) return where.every((part) => matchesWhere(record, part));
  return Object.entries(where).every(([name, wanted]) => {
    if (name === '$and') return listOf(wanted).every((part) => matchesWhere(record, part));
    if (name === '$or') return listOf(wanted).some((part) => matchesWhere(record, part));
    if (name === '$not') return !matchesWhere(record, wanted);
    return meets(fieldOf(record, name.split('.')), wanted);
  });
}

/** The names of the fields that a `where` reads. */
export function fieldsOf(where: QueryValue): readonly string[] {
  if (typeof where === 'string') return [];
  if (Array.isArray(where)) return where.flatMap(fieldsOf);
  return Object.entries(where).flatMap(([name, wanted]) => {
    if (name === '$and' || name === '$or') return listOf(wanted).flatMap(fieldsOf);
    if (name === '$not') return fieldsOf(wanted);
    return [name.split('.')[0] ?? name];
  });
}

function meets(field: unknown, wanted: QueryValue): boolean {
  if (typeof wanted === 'string') return isEqual(field, wanted);
  if (Array.isArray(wanted)) return wanted.some((one) => isEqual(field, one));
  return Object.entries(wanted).every(([name, operand]) => {
    if (!name.startsWith('$')) return meets(fieldOf(field, name.split('.')), operand);
    const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
    if (!operator) throw new AppError('invalid_request', 'The query has an unknown operator');
    return operator(field, operand, wanted);
  });
}

/** Follows a dotted path through objects, and through every entry of a list on the way. */
function fieldOf(record: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return record;
  if (Array.isArray(record) && !/^\d+$/.test(name)) {
    return record.map((entry) => fieldOf(entry, path));
  }
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, name))
    return undefined;
  const field: unknown = Reflect.get(record, name);
  return fieldOf(field, rest);
}

function valuesOf(field: unknown): readonly Scalar[] {
  return (Array.isArray(field) ? field : [field]).filter(
    (value): value is Scalar => typeof value !== 'object' || value === null,
  );
}

/** On a list, equality means "contains". Empty text is how swell-js writes null. */
function isEqual(field: unknown, wanted: QueryValue): boolean {
  if (typeof wanted !== 'string') return false;
  return valuesOf(field).some((value) => {
    if (value === null || value === undefined) return wanted === '';
    if (typeof value === 'number') return wanted.trim() !== '' && value === Number(wanted);
    return String(value) === wanted;
  });
}

function compare(field: unknown, wanted: QueryValue, accepts: (order: number) => boolean): boolean {
  if (typeof wanted !== 'string') return false;
  return valuesOf(field).some((value) => {
    if (typeof value === 'number') {
      const bound = Number(wanted);
      return wanted.trim() !== '' && !Number.isNaN(bound) && accepts(value - bound);
    }
    return typeof value === 'string' && accepts(value < wanted ? -1 : value > wanted ? 1 : 0);
  });
}

/**
 * A pattern with bounded running time: letters, anchors and up to three `.*` are honoured, everything else is literal.
 * Regular expressions from strangers can keep a processor busy for minutes.
 */
function safePattern(wanted: QueryValue, options: QueryValue | undefined): RegExp {
  const isPattern = typeof wanted === 'string' && wanted.length <= 100;
  const parts = isPattern ? wanted.replace(/^\^|\$$/g, '').split('.*') : [];
  if (!isPattern || parts.length > 4) {
    throw new AppError('invalid_request', 'This pattern is too complicated', { param: '$regex' });
  }
  const body = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*');
  const start = wanted.startsWith('^') ? '^' : '';
  const end = wanted.endsWith('$') ? '$' : '';
  return new RegExp(start + body + end, options === 'i' ? 'iu' : 'u');
}
