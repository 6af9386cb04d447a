import { existsSync } from 'node:fs';

/** Debian's Chromiums. The headless one does the same with a third less CPU time. */
const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((program) =>
  existsSync(program),
);

/**
 * Launch options for Debian's Chromium if it is installed, otherwise for Playwright's own; without background requests
 * either way.
 */
export const chromiumLaunch = {
  ...(debianChromium !== undefined && { executablePath: debianChromium }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
