import type { Face, FaceName } from './faces';
import { digits, labels, sample } from './sample';

/** A system font that is adjusted to take the same space as ours, and the weights for which it stands in. */
type LocalFace = {
  family: 'Text Fallback' | 'Text Fallback Roboto' | 'Display Fallback' | 'Display Fallback Noto';
  standsFor: FaceName;
  weights: string;
  /** Names for `local()`: the full name, and the PostScript name where that differs. */
  names: readonly string[];
  /** The text by which widths are compared; the general sample if undefined. */
  sample?: string;
  /**
   * Limits the rule to these characters, whose width ratio differs from the rest. The weights must equal those of the
   * general rule, otherwise a browser uses only one of the two.
   */
  onlyRange?: string;
  /**
   * Width of the sample in em, with kerning, as measured in Liberation (which has the widths of Arial and Times), and
   * in Roboto 5.3 and Noto Serif 5.3 of Fontsource.
   */
  sampleEms: number;
};

/** Windows, macOS and iOS have Arial and Times New Roman, Android Roboto and Noto Serif, Linux mostly Liberation. */
const localFaces: readonly LocalFace[] = [
  {
    family: 'Text Fallback',
    standsFor: 'text400',
    weights: '300 450',
    names: ['Arial', 'Helvetica', 'Liberation Sans'],
    sampleEms: 293.21,
  },
  {
    family: 'Text Fallback',
    standsFor: 'text500',
    weights: '451 550',
    names: ['Arial', 'Helvetica', 'Liberation Sans'],
    sample: labels,
    sampleEms: 34.63,
  },
  {
    family: 'Text Fallback',
    standsFor: 'text600',
    weights: '551 700',
    names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold'],
    sampleEms: 314.42,
  },
  {
    family: 'Text Fallback',
    standsFor: 'text400',
    weights: '300 450',
    names: ['Arial', 'Helvetica', 'Liberation Sans'],
    sample: digits,
    onlyRange: 'U+2D, U+30-39',
    sampleEms: 5.89,
  },
  {
    family: 'Text Fallback',
    standsFor: 'text500',
    weights: '451 550',
    names: ['Arial', 'Helvetica', 'Liberation Sans'],
    sample: digits,
    onlyRange: 'U+2D, U+30-39',
    sampleEms: 5.89,
  },
  {
    family: 'Text Fallback',
    standsFor: 'text600',
    weights: '551 700',
    names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold'],
    sample: digits,
    onlyRange: 'U+2D, U+30-39',
    sampleEms: 5.89,
  },
  {
    family: 'Text Fallback Roboto',
    standsFor: 'text400',
    weights: '300 550',
    names: ['Roboto'],
    sampleEms: 291.16,
  },
  {
    family: 'Text Fallback Roboto',
    standsFor: 'text600',
    weights: '551 700',
    names: ['Roboto Bold', 'Roboto-Bold'],
    sampleEms: 295.52,
  },
  {
    family: 'Display Fallback',
    standsFor: 'display',
    weights: '400',
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif'],
    sampleEms: 263.86,
  },
  {
    family: 'Display Fallback',
    standsFor: 'display',
    weights: '400',
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif'],
    sample: digits,
    onlyRange: 'U+2D, U+30-39',
    sampleEms: 5.33,
  },
  {
    family: 'Display Fallback Noto',
    standsFor: 'display',
    weights: '400',
    names: ['Noto Serif'],
    sampleEms: 312.72,
  },
];

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * Gives a system font the width and height of ours, so that nothing moves when ours arrives. Ascent and descent are
 * relative to the adjusted size (CSS Fonts 5, size-adjust).
 */
function faceRule(local: LocalFace, own: Face): string {
  const { family, weights, names, onlyRange, sampleEms } = local;
  const size = own.layout(local.sample ?? sample).advanceWidth / own.unitsPerEm / sampleEms;
  const ofSize = (length: number) => percent(length / own.unitsPerEm / size);
  return `@font-face {
  font-family: '${family}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${ofSize(own.ascent)};
  descent-override: ${ofSize(-own.descent)};
  line-gap-override: ${ofSize(own.lineGap)};${onlyRange ? `\n  unicode-range: ${onlyRange};` : ''}
}
`;
}

/** The style sheet with all fallback fonts. */
export function fallbackSheet(faces: Readonly<Record<FaceName, Face>>): string {
  const rules = localFaces.map((local) => faceRule(local, faces[local.standsFor]));
  return `/* Letters until ours are there. Written by scripts/pictures/letters.ts. */\n${rules.join('')}`;
}
