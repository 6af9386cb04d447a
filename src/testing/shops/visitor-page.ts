/** Fakes `BroadcastChannel`, which jsdom lacks: the channel between the shop's tabs. */

/** Open channels, by name; a message reaches all of them except its sender. */
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
