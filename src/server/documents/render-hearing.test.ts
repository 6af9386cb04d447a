import { PDFParse } from 'pdf-parse';
import { aTestResult } from '@/testing/hearing';
import type { HearingPaper } from './hearing-document';
import { renderHearing } from './render-hearing';

async function textOf(change: Partial<HearingPaper> = {}): Promise<string> {
  const pdf = await renderHearing({
    kind: 'result',
    result: aTestResult(),
    signs: ['pain'],
    name: 'Ada Byron',
    locale: 'en-US',
    ...change,
  });
  return (await new PDFParse({ data: new Uint8Array(pdf) }).getText()).text;
}

test('a result has its sentence, its figures and how sure they are', async () => {
  const text = await textOf();
  for (const words of ['Ada Byron', 'You miss the soft, high sounds.', 'dB HL', 'Steady', '8000']) {
    expect(text).toContain(words);
  }
  // As on the screen, the result also shows a reported health sign.
  expect(text).toContain('Pain in an ear');
  expect(text).not.toMatch(/diagnos/i);
});

test('a letter names what was told, and asks for today where it has to', async () => {
  const text = await textOf({ kind: 'letter', signs: ['pain', 'sudden-loss'] });
  expect(text).toContain('Pain in an ear');
  expect(text).toContain('please see this person today');
  expect(text).not.toMatch(/diagnos/i);
});

test.each(['result', 'letter'] as const)(
  'without dB HL a %s has no level in numbers: words say what was louder',
  async (kind) => {
    const calibration = { mode: 'relative', sdDb: null } as const;
    const text = await textOf({ kind, result: aTestResult({ calibration }) });
    expect(text).toContain('Clearly louder');
    expect(text).toContain('Softer');
    expect(text.replace('Levels are relative and not dB HL.', '')).not.toMatch(/dB/);
    expect(text).not.toMatch(/^\d\d$/m);
  },
);
