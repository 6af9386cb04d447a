/** What jsdom lacks for pages that ask who is visiting: the channel between the shop's tabs. */

/** Channels that are open, by name; a message reaches all of them but the one that sent it. */
const channels: TabChannel[] = [];

class TabChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.push(this);
  }
  postMessage(data: unknown) {
    for (const channel of channels) {
      if (channel !== this && channel.name === this.name) {
        channel.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
  }
}

globalThis.BroadcastChannel = TabChannel as unknown as typeof BroadcastChannel;
