import { render, screen } from '@testing-library/react';
import { InSlices } from './in-slices';

test('what is large comes after what holds its place', () => {
  const seen: string[] = [];
  const Part = ({ name }: { name: string }) => {
    seen.push(name);
    return <p>{name}</p>;
  };
  const { container } = render(
    <InSlices placeholder={<Part name="place" />}>
      <Part name="form" />
    </InSlices>,
  );
  expect(seen[0]).toBe('place');
  expect(seen).toContain('form');
  expect(container).toHaveTextContent(/^form$/);
});

test('the place is not held any longer when it is drawn again', () => {
  const screenOf = (word: string) => <InSlices placeholder="place">{word}</InSlices>;
  const { rerender } = render(screenOf('form'));
  rerender(screenOf('changed form'));
  expect(screen.getByText('changed form')).toBeInTheDocument();
});
