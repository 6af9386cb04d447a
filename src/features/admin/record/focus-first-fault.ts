/** Focuses the first invalid field, once it is marked. */
export function focusFirstFault(within: ParentNode): void {
  requestAnimationFrame(() => {
    within.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
