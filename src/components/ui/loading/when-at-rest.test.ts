import { whenAtRest } from './when-at-rest';

let readyState: DocumentReadyState = 'complete';
const atRest: (() => void)[] = [];
const rest = () => atRest.splice(0).forEach((work) => work());

beforeAll(() => {
  Object.defineProperty(document, 'readyState', { get: () => readyState });
  Object.assign(window, { requestIdleCallback: (work: () => void) => atRest.push(work) });
});
afterAll(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(document, 'readyState');
});
beforeEach(() => {
  readyState = 'complete';
  atRest.length = 0;
});

describe('work for when the page rests', () => {
  it('waits for the first idle moment of a page that has loaded', () => {
    const work = jest.fn();
    whenAtRest(work);
    expect(work).not.toHaveBeenCalled();
    rest();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits for a page that is still loading', () => {
    readyState = 'loading';
    const work = jest.fn();
    whenAtRest(work);
    rest();
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    rest();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['loading', 'complete'] as const)(
    'is not done any more once it was called off (%s)',
    (state) => {
      readyState = state;
      const work = jest.fn();
      const callOff = whenAtRest(work);
      callOff();
      window.dispatchEvent(new Event('load'));
      rest();
      expect(work).not.toHaveBeenCalled();
    },
  );
});
