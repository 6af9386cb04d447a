/**
 * Writes the files that are made from our two typefaces: the wordmark's outlines, the frames of its words, and the
 * fallback fonts for the time until ours have loaded. `npx tsx scripts/pictures/letters.ts`; with `--check` it only
 * names files that would change, and fails if there are any.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { openFace } from './letters/faces';
import { fallbackSheet } from './letters/fallback-faces';
import { wordFrames, wordmarkSvg } from './letters/wordmark';

async function files(): Promise<Record<string, string>> {
  const display = await openFace('display');
  const faces = {
    display,
    text400: await openFace('text400'),
    text500: await openFace('text500'),
    text600: await openFace('text600'),
  };
  const frames = `/** The frame of each word of the wordmark. Written by scripts/pictures/letters.ts. */
    export const wordFrames = ${JSON.stringify(wordFrames(display))} as const;`;
  return {
    'public/brand/wordmark.svg': wordmarkSvg(display),
    'src/styles/fallback-faces.css': await tidy(
      'src/styles/fallback-faces.css',
      fallbackSheet(faces),
    ),
    'src/components/shell/word-frames.ts': await tidy(
      'src/components/shell/word-frames.ts',
      frames,
    ),
  };
}

async function tidy(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

async function writeLetters(isCheck: boolean): Promise<void> {
  for (const [file, text] of Object.entries(await files())) {
    if (!isCheck) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${file} is not what the fonts say`);
      process.exitCode = 1;
    }
  }
}

void writeLetters(process.argv.includes('--check'));
