import { screen } from '@testing-library/react';
import orders from '@/messages/en-US/orders.json';
import { renderScreen } from '@/testing/jest/render';
import { BarCode } from './bar-code';

test('draws each bar at its place, between the blank space that scanners need', () => {
  const code = {
    bars: [
      { start: 0, width: 2 },
      { start: 3, width: 1 },
    ],
    width: 5,
  };
  renderScreen(<BarCode code={code} text="BH123" />, { orders });
  const drawing = screen.getByRole('img', { name: 'Bar code of BH123' });
  expect(drawing).toHaveAttribute('viewBox', '0 0 25 10');
  expect(drawing.innerHTML).toContain('M10 0h2v10h-2zM13 0h1v10h-1z');
});
