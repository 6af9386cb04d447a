/**
 * Spaces and marks of Canadian French, after the Office québécois de la langue française ("Espacement avant et après
 * les principaux signes de ponctuation et autres signes"): a no-break space inside « … », before a colon and before the
 * sign of a unit, a narrow one before the tall marks.
 */
const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** Units whose number may not end a line without them. */
const units = ['%', '\\$', '°C', 'dB', 'kHz', 'Hz', 'km', 'cm', 'mm', 'kg', 'g', 'h', 'min', 'Mo'];

const unitAfterNumber = new RegExp(
  `(?<=[\\d}])[ \\u202f](?=(?:${units.join('|')})(?![\\p{L}]))`,
  'gu',
);

/** The text with the right spaces. Links, addresses and entities keep their marks. */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/« ?(?=\S)/g, `«${noBreak}`)
    .replace(/(?<=\S)[ \u202f]?»/g, `${noBreak}»`)
    .replace(/(?<=[^\s|])[ \u00a0](?=[;!?](?:[\s»)”*_<]|$))/gm, narrowNoBreak)
    .replace(/(?<=[^\s|])[ \u202f](?=:(?:[\s*_<]|$))/gm, noBreak)
    .replace(unitAfterNumber, noBreak)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreak)
    .replace(/(?<=\d\u00a0h) (?=\d{2}(?!\d))/g, noBreak);
}

type Rule = { find: RegExp; says: string };

const faults: readonly Rule[] = [
  { find: /\p{L}'\p{L}/u, says: 'a straight apostrophe instead of ’' },
  { find: /["“”]/, says: 'quotation marks other than « … »' },
  {
    find: /(?<=[\p{L}\d})»])[;!?](?=[\s\u00a0»)]|$)/mu,
    says: 'no narrow no-break space before ; ! or ?',
  },
  { find: /(?<=[\p{L})»])[ ]?:(?=\s|$)/mu, says: 'no no-break space before a colon' },
];

/** What a text without markup does against the rules, each with the place. */
export function typographyFaults(text: string): readonly string[] {
  const wrongSpaces = text === withFrenchSpaces(text) ? [] : [`spaces: ${firstChange(text)}`];
  const found = faults.flatMap(({ find, says }) => {
    const place = find.exec(text);
    return place ? [`${says}: ${around(text, place.index)}`] : [];
  });
  return [...wrongSpaces, ...found];
}

function firstChange(text: string): string {
  const right = withFrenchSpaces(text);
  const index = [...right].findIndex((letter, at) => letter !== text[at]);
  return around(text, index);
}

const around = (text: string, index: number) => text.slice(Math.max(0, index - 15), index + 15);
