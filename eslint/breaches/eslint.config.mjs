import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { environmentReaders } from '../environment.mjs';
import { walls } from '../walls.mjs';

const config = [
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  ...walls(dirname(fileURLToPath(import.meta.url))),
  ...environmentReaders,
];

export default config;
