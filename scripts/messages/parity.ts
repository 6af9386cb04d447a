import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Messages of one file: words, or groups of them. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** Every message with the path of its key, `headline.repeat`. */
export function messagesIn(tree: MessageTree, above = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[above + key, value] as const]
      : messagesIn(value, `${above}${key}.`),
  );
}

/** How a locale's file differs from the English one: keys, their order, and what each message takes. */
export function parityFaults(english: MessageTree, other: MessageTree): readonly string[] {
  const [wanted, found] = [new Map(messagesIn(english)), new Map(messagesIn(other))];
  const missing = [...wanted.keys()].filter((key) => !found.has(key));
  const extra = [...found.keys()].filter((key) => !wanted.has(key));
  const isInOrder = missing.length + extra.length > 0 || sameOrder(wanted, found);
  return [
    ...missing.map((key) => `${key} is missing`),
    ...extra.map((key) => `${key} is not in English`),
    ...(isInOrder ? [] : ['the keys are in another order than in English']),
    ...[...found].flatMap(([key, message]) => parameterFaults(key, wanted.get(key), message)),
  ];
}

const sameOrder = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  [...one.keys()].join() === [...other.keys()].join();

function parameterFaults(
  key: string,
  english: string | undefined,
  other: string,
): readonly string[] {
  const found = parametersOf(other);
  if (found === null) return [`${key} is no ICU message: ${other}`];
  const wanted = english === undefined ? found : parametersOf(english);
  if (wanted === null || wanted.join() === found.join()) return [];
  return [
    `${key} takes ${found.join(', ') || 'nothing'}; English takes ${wanted.join(', ') || 'nothing'}`,
  ];
}

/** What a message takes, sorted: `count as plural`, `<b>`, `way = phone`. Null of something that is no ICU message. */
function parametersOf(message: string): readonly string[] | null {
  try {
    return [...new Set(parse(message).flatMap(parametersOfPart))].toSorted();
  } catch {
    return null;
  }
}

const kinds = new Map([
  [TYPE.argument, 'text'],
  [TYPE.number, 'number'],
  [TYPE.date, 'date'],
  [TYPE.time, 'time'],
  [TYPE.select, 'choice'],
  [TYPE.plural, 'plural'],
]);

function parametersOfPart(part: MessageFormatElement): readonly string[] {
  if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
  if (part.type === TYPE.tag)
    return [`<${part.value}>`, ...part.children.flatMap(parametersOfPart)];
  const own = `${part.value} as ${kinds.get(part.type)}`;
  if (part.type !== TYPE.select && part.type !== TYPE.plural) return [own];
  const inside = Object.values(part.options).flatMap(({ value }) =>
    value.flatMap(parametersOfPart),
  );
  const choices = part.type === TYPE.select ? Object.keys(part.options) : [];
  return [own, ...choices.map((choice) => `${part.value} = ${choice}`), ...inside];
}
