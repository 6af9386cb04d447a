/** Puts the keyboard where the first thing is not right, once it is marked. */
export function focusFirstFault(within: ParentNode): void {
  requestAnimationFrame(() => {
    within.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
