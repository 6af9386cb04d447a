/** A picture to draw on, as wide as what it is shown in. */
export function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'width: 100%; height: auto';
  return canvas;
}
