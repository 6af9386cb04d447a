import { useEffect, useState } from 'react';
import ReactDOM, { type Root } from 'react-dom/client';
import { hydrateInSlices } from './hydrate-in-slices';

const parts = Array.from({ length: 20 }, (_, index) => index);
const markup = `<button>0</button>${parts.map(() => '<p>Text</p>').join('')}`;

let container: HTMLElement;
let root: Root;
/** Number of parts that React had hydrated when another task got its first turn. */
let partsBeforeTurn: number | null;
let partsSeen: number;

/** Works longer than a slice. */
function keepBusy(): void {
  const end = performance.now() + 6;
  while (performance.now() < end);
  partsSeen += 1;
}

function SlowPart() {
  keepBusy();
  return <p>Text</p>;
}

function Page({ onThrough }: { onThrough: () => void }) {
  const [count, setCount] = useState(0);
  useEffect(onThrough, [onThrough]);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      {parts.map((part) => (
        <SlowPart key={part} />
      ))}
    </>
  );
}

function takeOver(entry: Pick<typeof ReactDOM, 'hydrateRoot'>): Promise<void> {
  partsSeen = 0;
  partsBeforeTurn = null;
  // Simulates a browser's task in between; React starts with its first slice right after.
  setTimeout(() => setTimeout(() => (partsBeforeTurn = partsSeen), 1), 1);
  return new Promise((resolve) => {
    root = entry.hydrateRoot(container, <Page onThrough={resolve} />);
  });
}

function inSlices() {
  const entry = { hydrateRoot: ReactDOM.hydrateRoot };
  hydrateInSlices(entry);
  return entry;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

test('others get their turn while React takes over a page', async () => {
  await takeOver(inSlices());
  expect(partsBeforeTurn).toBeLessThan(parts.length);
});

test('without it they wait until React is through, which is what it is for', async () => {
  await takeOver(ReactDOM);
  expect(partsBeforeTurn ?? parts.length).toBe(parts.length);
});

test('what is pressed in between is answered at once, and the markup stays the same', async () => {
  const button = container.querySelector('button');
  const through = takeOver(inSlices());
  await new Promise((resolve) => setTimeout(resolve, 20));
  button?.click();
  await through;
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.querySelector('button')).toBe(button);
  expect(button).toHaveTextContent('1');
});
