export const textSizes = ['normal', 'larger', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** Where the choice is kept on the device. */
export const textSizeKey = 'text-size';

/** The root's font size, which everything that is measured in rem follows; what is normal is left to the browser. */
export const rootFontSizes: Readonly<Record<TextSize, string>> = {
  normal: '',
  larger: '112.5%',
  largest: '125%',
};

export function isTextSize(value: unknown): value is TextSize {
  return textSizes.some((size) => size === value);
}
