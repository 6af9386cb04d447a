/** Browsers and systems by their common names; `server`, `domain` and messages share them. */
export const browserNames = ['Firefox', 'Edge', 'Opera', 'Chrome', 'Safari'] as const;
export const systemNames = ['Windows', 'iPhone', 'iPad', 'Mac', 'Android', 'Linux'] as const;

/** Browser and system of a device; null where the browser does not tell. */
export type DeviceWords = {
  browser: (typeof browserNames)[number] | null;
  system: (typeof systemNames)[number] | null;
};

/** The order matters: Edge and Opera also call themselves Chrome, and all of them call themselves Safari. */
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

/** Browser and system from a `User-Agent` header: enough to recognise one's own phone, too little to track anybody. */
export function deviceWordsOf(userAgent: string): DeviceWords {
  return {
    browser: browserNames.find((name) => browserMarks[name].test(userAgent)) ?? null,
    system: systemNames.find((name) => systemMarks[name].test(userAgent)) ?? null,
  };
}
