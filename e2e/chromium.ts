import { existsSync } from 'node:fs';

const debianChromium = '/usr/bin/chromium';

/** Launch options for Debian's Chromium when it is installed, else Playwright's own; silent on the network either way. */
export const chromiumLaunch = {
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
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
