/** A frame inherits no styles, so it gets the look of the text around it. */
export function hostedLook(elementId: string) {
  const place = document.getElementById(elementId);
  if (!place) return {};
  const { color, fontSize } = window.getComputedStyle(place);
  const text = { color, fontSize, fontFamily: 'sans-serif', '::placeholder': { color } };
  return { style: { base: text, invalid: { color } }, placeholder: '' };
}
