/** A step of an outline; every two numbers are a point. */
export type Step =
  | { command: 'moveTo' | 'lineTo'; args: [number, number] }
  | { command: 'quadraticCurveTo'; args: [number, number, number, number] }
  | { command: 'bezierCurveTo'; args: [number, number, number, number, number, number] }
  | { command: 'closePath'; args: [] };

/** As much of an opened font file as these scripts read; all lengths in its own units. */
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

/** Opens one of the shop's own faces. Only the PDF library brings a reader of fonts along. */
export async function openApp(name: FaceName): Promise<Face> {
  const { Font } = await import('@react-pdf/renderer');
  Font.register({ family: name, src: `${folder}/${files[name]}` });
  await Font.load({ fontFamily: name });
  const { data } = Font.getFont({ fontFamily: name });
  if (!isFace(data)) throw new Error(`${files[name]} could not be read`);
  return data;
}

/** The library tells nobody what it has read. */
function isFace(data: unknown): data is Face {
  return data instanceof Object && 'layout' in data && 'unitsPerEm' in data;
}
