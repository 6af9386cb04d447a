import { Figures } from './figures';
import { judge, type Past, type Slice } from './verdicts';

type Told = { ok?: number[]; refused?: number; wrong?: number; heapMib?: number; pssMib?: number };

function slice({
  ok = [10, 20],
  refused = 0,
  wrong = 0,
  heapMib = 100,
  pssMib = 300,
}: Told): Slice {
  const figures = new Figures();
  for (const ms of ok) figures.add('page', 'ok', ms);
  for (let each = 0; each < refused; each += 1) figures.add('page', 'refused', 1);
  for (let each = 0; each < wrong; each += 1) figures.add('page', 'wrong', 1);
  return { figures, rate: 1, ownDelayMs: 0, heapMib, pssMib };
}

function past(change: Partial<Past> & { last?: Told } = {}): Past {
  const { last = {}, ...others } = change;
  const steady = [slice({ heapMib: 10 }), slice({}), slice(last)];
  return { steady, over: slice({ refused: 5 }), after: slice({}), ...others };
}

const judged = (one: Past) => judge(one, () => undefined);

test('a shop that stays as it was and refuses what is too much has no fault', () => {
  expect(judged(past())).toEqual([]);
});

test.each([
  ['an error at the steady rate', past({ last: { wrong: 1 } }), 'errors at the steady rate'],
  ['a refusal at the steady rate', past({ last: { refused: 1 } }), 'errors at the steady rate'],
  ['memory that grows', past({ last: { pssMib: 331 } }), 'PSS: 300 MiB, then 331'],
  ['a heap that grows', past({ last: { heapMib: 111 } }), 'heap: 100 MiB, then 111'],
  ['answers that become slow', past({ last: { ok: [10, 31] } }), 'p99: 20 ms, then 31'],
  ['nothing refused', past({ over: slice({}) }), 'nothing was refused'],
  ['another error', past({ over: slice({ refused: 1, wrong: 1 }) }), 'answers other than'],
  ['a slow accepted one', past({ over: slice({ refused: 1, ok: [3001] }) }), 'what was accepted'],
  ['refusals afterwards', past({ after: slice({ refused: 1 }) }), 'errors right afterwards'],
  ['slowness afterwards', past({ after: slice({ ok: [31] }) }), 'p99 right afterwards'],
])('%s is a fault', (_, one, fault) => {
  expect(judged(one)).toEqual([expect.stringContaining(fault)]);
});
