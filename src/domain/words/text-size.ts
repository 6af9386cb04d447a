export const textSizes = ['normal', 'larger', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** Storage key of the choice on the device. */
export const textSizeKey = 'text-size';

/** The root font size, which all rem sizes follow; for the normal size the browser decides. */
export const rootFontSizes: Readonly<Record<TextSize, string>> = {
  normal: '',
  larger: '112.5%',
  largest: '125%',
};

export function isTextSize(value: unknown): value is TextSize {
  return textSizes.some((size) => size === value);
}
