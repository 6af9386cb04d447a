import type * as ErrorReporting from './error-reporting';

/** Loads a fresh module for each test, because the buffer is module state. */
function freshModule(): typeof ErrorReporting {
  let loaded: typeof ErrorReporting | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof ErrorReporting>('./error-reporting');
  });
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

describe('error reporting', () => {
  it('replays early errors in order, then passes on as they happen', () => {
    const { reportError, connectErrorSink } = freshModule();
    const seen: string[] = [];
    reportError(new Error('first'), 'page');
    reportError(new Error('second'), 'page');
    connectErrorSink(({ error }) => seen.push(String(error)));
    reportError(new Error('third'), 'page');
    expect(seen).toEqual(['Error: first', 'Error: second', 'Error: third']);
  });

  it('replays nothing twice', () => {
    const { reportError, connectErrorSink } = freshModule();
    const second = jest.fn();
    reportError(new Error('once'), 'page');
    connectErrorSink(jest.fn());
    connectErrorSink(second);
    expect(second).not.toHaveBeenCalled();
  });

  it('keeps the first twenty of a flood', () => {
    const { reportError, connectErrorSink } = freshModule();
    const sink = jest.fn();
    for (let index = 0; index < 50; index += 1) reportError(index, 'page');
    connectErrorSink(sink);
    expect(sink).toHaveBeenCalledTimes(20);
    expect(sink).toHaveBeenLastCalledWith({ error: 19, source: 'page' });
  });

  it('collects uncaught errors until stopped', () => {
    const { collectEarlyErrors, connectErrorSink } = freshModule();
    const sink = jest.fn();
    /* Without a listener, the test environment treats an error event as a failed test. */
    window.addEventListener('error', () => undefined);
    const stop = collectEarlyErrors();
    const uncaught = new Error('uncaught');
    window.dispatchEvent(new ErrorEvent('error', { error: uncaught }));
    stop();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
    connectErrorSink(sink);
    expect(sink).toHaveBeenCalledTimes(1);
    expect(sink).toHaveBeenCalledWith({ error: uncaught, source: 'window' });
  });
});
