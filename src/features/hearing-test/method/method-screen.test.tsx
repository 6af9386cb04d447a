import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import accuracy from '@/domain/audiometry/simulated-accuracy.json';
import messages from '@/messages/en-US/hearing-method.json';
import { renderScreen } from '@/testing/jest/render';
import { MethodFacts } from './method-screen';

test('version, rules and limits stand beside the figures of the last simulation', async () => {
  const { container } = renderScreen(<MethodFacts />, { 'hearing-method': messages });
  expect(screen.getByText(`This is version ${accuracy.version} of our test.`)).toBeVisible();
  const table = screen.getByRole('table', { name: messages.accuracy.caption });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + accuracy.pitches.length);
  const [first] = accuracy.pitches;
  const row = within(table).getByRole('row', { name: new RegExp(`^${first?.hz} Hz`) });
  expect(row).toHaveTextContent(`${first?.meanDb.toFixed(1)} dB`);
  const percent = Math.round(100 * accuracy.carefulGood);
  expect(screen.getByText(new RegExp(`${percent}% of these careful listeners`))).toBeVisible();
  expect(
    screen.getByText(
      new RegExp(
        `${accuracy.sleepers.tests.toLocaleString('en-US')} listeners who miss four in ten .* None of them got a result`,
      ),
    ),
  ).toBeVisible();
  const people = screen.getByRole('table', { name: messages.accuracy.peopleCaption });
  for (const [name, kind] of [
    ['Careful', 'careful-75'],
    ['Typical', 'typical-75'],
  ] as const) {
    const found = accuracy.people.find((one) => one.kind === kind);
    const shown = within(people).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(shown).toHaveTextContent(`${Math.round(100 * (found?.good ?? NaN))}%`);
  }
  expect(screen.getByRole('heading', { name: 'What this does not tell' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
