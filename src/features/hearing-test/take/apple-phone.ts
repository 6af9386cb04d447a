/**
 * Whether this is an iPhone or iPad, the only devices whose volume steps are published. A new iPad calls itself a Mac,
 * but has a touch screen.
 */
export function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
