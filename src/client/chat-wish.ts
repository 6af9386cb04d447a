import { create } from 'zustand';

/** The chat loads some seconds after the page, so a wish for it may have to wait. */
const useWish = create<{ isWanted: boolean }>(() => ({ isWanted: false }));

/** Opens the chat now, or as soon as it is there. */
export function openChat(): void {
  useWish.setState({ isWanted: true });
}

/** Called when the chat was closed again. */
export function closeChat(): void {
  useWish.setState({ isWanted: false });
}

/** Whether a page asked for the chat. */
export function useChatWish(): boolean {
  return useWish(({ isWanted }) => isWanted);
}
