/** A canvas to draw on, as wide as its container. */
export function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'width: 100%; height: auto';
  return canvas;
}
