/** Where the shop under test runs and keeps its data; emptied before each run (playwright.config.ts). */
export const serverPort = Number(process.env.E2E_PORT ?? 3210);
export const serverOrigin = `http://localhost:${serverPort}`;
export const serverDataDir = process.env.E2E_DATA_DIR ?? '.data-e2e';
