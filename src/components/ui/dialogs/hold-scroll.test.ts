import { holdScroll } from './hold-scroll';

describe('holdScroll', () => {
  const scrollTo = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    scrollTo.mockReset();
    window.scrollTo = scrollTo;
  });

  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('puts the page back at once and after every late scroll within a second', () => {
    holdScroll({ left: 0, top: 300 });
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(999);
    window.dispatchEvent(new Event('scroll'));
    expect(scrollTo).toHaveBeenCalledTimes(3);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 300, behavior: 'instant' });
  });

  it('lets go after a second', () => {
    holdScroll({ left: 0, top: 300 });
    jest.advanceTimersByTime(1000);
    window.dispatchEvent(new Event('scroll'));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('lets go on %s', (move) => {
    holdScroll({ left: 0, top: 300 });
    window.dispatchEvent(new Event(move));
    window.dispatchEvent(new Event('scroll'));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
