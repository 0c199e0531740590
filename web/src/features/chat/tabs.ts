/** What one tab tells the others of the same person. */
export type TabNews = 'changed' | 'cleared';

export interface Tabs {
  tell(news: TabNews): void;
  close(): void;
}

/** Joins the tabs of this browser; `hear` is called with what the others tell. */
export function joinTabs(hear: (news: TabNews) => void): Tabs {
  const channel = new BroadcastChannel('haven-chat');
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data));
  return {
    // A channel reaches our own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (news) => channel.postMessage(news),
    close: () => channel.close(),
  };
}
