import path from 'node:path';
import ts from 'typescript';

type Node = Record<string, unknown>;

/** One node as TypeScript reads it, and where it is from. */
type Literal = { page: string; type: string; text: string };

/**
 * Fields that search engines require beyond the vocabulary: dotted paths that need a value. From
 * developers.google.com/search/docs/appearance/structured-data (required, and for Article recommended).
 */
const required: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency', 'availability'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  LocalBusiness: ['name', 'address.addressCountry', 'address.streetAddress'],
  MedicalBusiness: ['name', 'address.addressCountry', 'telephone', 'openingHoursSpecification'],
  Offer: ['price', 'priceCurrency', 'availability'],
  Product: ['name', 'description', 'image', 'offers'],
  Question: ['name', 'acceptedAnswer.text'],
  SearchAction: ['target.urlTemplate', 'query-input'],
  WebSite: ['name', 'url', 'potentialAction'],
};

/**
 * Describes what is wrong with the JSON-LD of our pages, in sentences; empty when it is right. Checks the vocabulary of
 * schema.org (types, their properties and allowed values, by the types of schema-dts), the fields that search engines
 * require, and that every address is absolute.
 *
 * @param documents the parsed content of each script, by its page
 */
export function schemaOrgFaults(documents: Iterable<readonly [page: string, json: unknown]>) {
  const faults: string[] = [];
  const literals = new Map<string, Literal>();
  for (const [page, json] of documents) {
    const nodes = isNode(json) && Array.isArray(json['@graph']) ? json['@graph'] : [];
    if (!isNode(json) || json['@context'] !== 'https://schema.org' || nodes.length === 0) {
      faults.push(`${page}: no graph of schema.org`);
    }
    for (const node of nodes.filter(isNode)) {
      const type = String(node['@type']);
      const plain = withoutAnnotations(node);
      literals.set(JSON.stringify(shapeOf(plain)), { page, type, text: JSON.stringify(plain) });
      faults.push(...ownFaults(node).map((fault) => `${page}: ${fault}`));
    }
  }
  return [...faults, ...vocabularyFaults([...literals.values()])];
}

/** Missing fields and relative addresses, in a node and all nodes within it. */
function ownFaults(node: Node): string[] {
  const type = String(node['@type']);
  // `{ '@type', '@id' }` names a node that is described elsewhere.
  const isReference = Object.keys(node).every((key) => key.startsWith('@'));
  const missing = (isReference ? [] : (required[type] ?? []))
    .filter((field) => !field.split('.').reduce<unknown>((value, key) => at(value, key), node))
    .map((field) => `${type} without ${field}`);
  const parts = Object.entries(node).flatMap(([key, value]) =>
    [value].flat().flatMap((entry) => {
      if (isNode(entry)) return ownFaults(entry);
      const isAddress = ['url', 'item', 'image', 'logo', '@id', 'mainEntityOfPage'].includes(key);
      return isAddress && !/^https?:\/\/[^/]+/.test(String(entry))
        ? [`${type}.${key} is no whole address: ${String(entry)}`]
        : [];
    }),
  );
  return [...missing, ...parts];
}

/** Lets TypeScript check each literal against its schema.org type, as an editor would. */
function vocabularyFaults(origins: readonly Literal[]): string[] {
  const lines = origins.map(
    ({ type, text }, index) => `export const node${index}: Vocabulary.${type} = ${text};`,
  );
  const file = path.resolve('schema-org-literals.ts');
  const text = ["import type * as Vocabulary from 'schema-dts';", ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) =>
    path.resolve(name) === file
      ? ts.createSourceFile(name, text, target)
      : read(name, target, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => {
    const origin = origins[text.slice(0, start).split('\n').length - 2];
    return `${origin?.page}: ${origin?.type}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/**
 * What the vocabulary sees of a value: kinds, and the texts that name something of schema.org. Nodes of one shape are
 * checked once, because each check takes TypeScript a good part of a second.
 */
function shapeOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    return [...new Set(value.map((entry) => JSON.stringify(shapeOf(entry, key))))].toSorted();
  }
  if (isNode(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, shapeOf(entry, name)]),
    );
  }
  const isNamed = key === '@type' || String(value).startsWith('https://schema.org/');
  return isNamed ? value : typeof value;
}

/**
 * Removes the suffix of fields such as `query-input`, which describes how to fill in `query`
 * (schema.org/docs/actions.html): only `query` is in the vocabulary.
 */
function withoutAnnotations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAnnotations);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key.replace(/-(input|output)$/, ''),
      withoutAnnotations(entry),
    ]),
  );
}

function at(value: unknown, key: string): unknown {
  return isNode(value) ? value[key] : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
