/** Runs `work` when the page has loaded and is idle. Returns how to cancel it. */
export function whenAtRest(work: () => void): () => void {
  let isOver = false;
  const run = () => {
    if (!isOver) work();
  };
  const rest = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    isOver = true;
    window.removeEventListener('load', rest);
  };
}
