/** Browsers and systems by the names that people know; `server`, `domain` and messages share them. */
export const browserNames = ['Firefox', 'Edge', 'Opera', 'Chrome', 'Safari'] as const;
export const systemNames = ['Windows', 'iPhone', 'iPad', 'Mac', 'Android', 'Linux'] as const;

/** Two words for a device; null where its browser does not say. */
export type DeviceWords = {
  browser: (typeof browserNames)[number] | null;
  system: (typeof systemNames)[number] | null;
};

/** In this order: Edge and Opera also call themselves Chrome, and everybody calls himself Safari. */
const browserMarks = {
  Firefox: /Firefox\/|FxiOS\//,
  Edge: /Edg(?:e|A|iOS)?\//,
  Opera: /OPR\//,
  Chrome: /Chrome\/|CriOS\//,
  Safari: /Safari\//,
} as const satisfies Record<(typeof browserNames)[number], RegExp>;

const systemMarks = {
  Windows: /Windows/,
  iPhone: /iPhone/,
  iPad: /iPad/,
  Mac: /Macintosh/,
  Android: /Android/,
  Linux: /Linux/,
} as const satisfies Record<(typeof systemNames)[number], RegExp>;

/** What a `User-Agent` header says of itself: enough to know one's own phone again, and nothing to follow anybody by. */
export function deviceWordsOf(userAgent: string): DeviceWords {
  return {
    browser: browserNames.find((name) => browserMarks[name].test(userAgent)) ?? null,
    system: systemNames.find((name) => systemMarks[name].test(userAgent)) ?? null,
  };
}
