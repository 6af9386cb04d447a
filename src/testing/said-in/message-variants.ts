import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Values = Readonly<Record<string, string | number>>;

/** One way in which a message can come out. */
export type Variant = {
  /** The words where nothing is filled in; otherwise with the parameters' names in braces. */
  text: string;
  /** Matches these words with anything for each parameter. */
  pattern: RegExp;
  /** Parameters to read from the words. */
  names: readonly string[];
  /** Those of them that are numbers. */
  numbers: readonly string[];
  /** Parameters that this variant decides: the case of a choice, a number that has its own words. */
  values: Values;
};

type Part = string | { name: string; isNumber: boolean };
type Draft = { parts: readonly Part[]; values: Values };

/** Every variant of an ICU message without tags: one for each combination of the cases of its choices and plurals. */
export function variantsOf(message: string): readonly Variant[] {
  return drafts(parse(message), null).map(({ parts, values }) => {
    const named = parts.filter((part) => typeof part !== 'string');
    const seen = new Set<string>();
    const source = parts.map((part) => {
      if (typeof part === 'string') return escaped(part);
      if (seen.has(part.name)) return `\\k<${part.name}>`;
      seen.add(part.name);
      return `(?<${part.name}>${part.isNumber ? '\\d+' : '.+?'})`;
    });
    return {
      text: parts.map((part) => (typeof part === 'string' ? part : `{${part.name}}`)).join(''),
      pattern: new RegExp(`^${source.join('')}$`),
      names: [...seen],
      numbers: named.filter(({ isNumber }) => isNumber).map(({ name }) => name),
      values,
    };
  });
}

function drafts(elements: readonly MessageFormatElement[], counted: string | null): Draft[] {
  return elements.reduce<Draft[]>(
    (before, element) =>
      before.flatMap(({ parts, values }) =>
        draftsOf(element, counted).map((next) => ({
          parts: [...parts, ...next.parts],
          values: { ...values, ...next.values },
        })),
      ),
    [{ parts: [], values: {} }],
  );
}

function draftsOf(element: MessageFormatElement, counted: string | null): Draft[] {
  switch (element.type) {
    case TYPE.literal:
      return [{ parts: [element.value], values: {} }];
    case TYPE.pound:
      return [{ parts: counted ? [{ name: counted, isNumber: true }] : [], values: {} }];
    case TYPE.select:
      return Object.entries(element.options).flatMap(([choice, { value }]) =>
        drafts(value, counted).map((draft) => ({
          ...draft,
          values: { ...draft.values, [element.value]: choice },
        })),
      );
    case TYPE.plural:
      return Object.entries(element.options).flatMap(([key, { value }]) =>
        drafts(value, element.value).map((draft) => ({
          ...draft,
          values: { ...numberOf(element.value, key), ...draft.values },
        })),
      );
    case TYPE.tag:
      return drafts(element.children, counted);
    default:
      return [
        { parts: [{ name: element.value, isNumber: element.type === TYPE.number }], values: {} },
      ];
  }
}

/** The number behind the words of a plural that do not name it. Two stands for every other number. */
function numberOf(name: string, key: string): Values {
  if (key.startsWith('=')) return { [name]: Number(key.slice(1)) };
  return { [name]: key === 'one' ? 1 : 2 };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
