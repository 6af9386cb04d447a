/** Where the shop under test runs and keeps its data; emptied before each run (playwright.config.ts). */
export const serverPort = Number(process.env.E2E_PORT ?? 3210);
export const serverOrigin = `http://localhost:${serverPort}`;
export const serverDataDir = process.env.E2E_DATA_DIR ?? '.data-e2e';

/** Where cards are sent when the shop runs on a hosted store (playwright.swell.config.ts); null if they stay here. */
export const foreignVault = process.env.E2E_VAULT ?? null;

/** Port on which a test serves another site's page that may show our questionnaire in a frame. */
export const framingPort = serverPort + 1000;
