import { flowFromQuery, parseHearingFlow, withoutFlow } from './hearing-flow';

const now = new Date('2026-11-21T12:00:00.000Z');

test('details of a link are taken, and nothing was skipped', () => {
  const query = new URLSearchParams('flow_email=ada%40example.ca&flow_name=Ada+Byron');
  expect(flowFromQuery(query, now)).toEqual({
    name: 'Ada Byron',
    email: 'ada@example.ca',
    skip: false,
    updated: now.toISOString(),
  });
});

test.each(['', 'flow_name=Ada', 'flow_email=ada', 'flow_email=%3Cscript%3E'])(
  'without a usable address nothing is taken: %p',
  (query) => {
    expect(flowFromQuery(new URLSearchParams(query), now)).toBeNull();
  },
);

test.each([
  ['/shop?flow_email=a%40b.ca', '/shop'],
  ['/shop?tech=basic&flow_name=A&flow_email=a%40b.ca#levels', '/shop?tech=basic#levels'],
  ['/shop?tech=basic', null],
])('%s becomes %s', (address, clean) => {
  expect(withoutFlow(address)).toBe(clean);
});

test.each([null, 'x', {}, { email: 'ada@example.ca' }, { email: 'a', name: '', updated: '2026' }])(
  'what is no flow reads as none: %p',
  (stored) => {
    expect(parseHearingFlow(stored)).toBeNull();
  },
);
