/**
 * Shows the section that the address names. The sections are there only after the aids were read, which is too late for
 * the browser's own jump.
 */
export function scrollToAsked(section: HTMLElement | null): void {
  if (section && window.location.hash === `#${section.id}`) section.scrollIntoView();
}
