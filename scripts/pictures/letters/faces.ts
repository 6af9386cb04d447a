/** A step of an outline; every two numbers are a point. */
export type Step =
  | { command: 'moveTo' | 'lineTo'; args: [number, number] }
  | { command: 'quadraticCurveTo'; args: [number, number, number, number] }
  | { command: 'bezierCurveTo'; args: [number, number, number, number, number, number] }
  | { command: 'closePath'; args: [] };

/** The part of an opened font that these scripts read; all lengths are in the font's own units. */
export type Face = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  layout: (text: string) => {
    advanceWidth: number;
    glyphs: readonly { path: { commands: readonly Step[] } }[];
    positions: readonly { xAdvance: number }[];
  };
};

const folder = 'node_modules/@fontsource';

const files = {
  display: 'hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff',
  text400: 'radio-canada/files/radio-canada-latin-400-normal.woff',
  text500: 'radio-canada/files/radio-canada-latin-500-normal.woff',
  text600: 'radio-canada/files/radio-canada-latin-600-normal.woff',
} as const;

export type FaceName = keyof typeof files;

/** Opens one of the shop's own fonts with the PDF library, because no other package here reads fonts. */
export async function openFace(name: FaceName): Promise<Face> {
  const { Font } = await import('@react-pdf/renderer');
  Font.register({ family: name, src: `${folder}/${files[name]}` });
  await Font.load({ fontFamily: name });
  const { data } = Font.getFont({ fontFamily: name });
  if (!isFace(data)) throw new Error(`${files[name]} could not be read`);
  return data;
}

/** The library has no type for the font that it has read. */
function isFace(data: unknown): data is Face {
  return data instanceof Object && 'layout' in data && 'unitsPerEm' in data;
}
