import { create } from 'zustand';

/** The chat loads some seconds after the page, so a request for it may have to wait. */
const useRequest = create<{ isRequested: boolean }>(() => ({ isRequested: false }));

/** Opens the chat now, or as soon as it is there. */
export function openChat(): void {
  useRequest.setState({ isRequested: true });
}

/** Called when the chat was closed again. */
export function closeChat(): void {
  useRequest.setState({ isRequested: false });
}

/** Whether a page asked for the chat. */
export function useChatRequested(): boolean {
  return useRequest(({ isRequested }) => isRequested);
}
