import { clearConversations } from './conversation-list.ts';
import { joinTabs } from './tabs.ts';

/** The server has cleared what a person said: this browser forgets it too, in every tab. */
export function forgetConversations(userId: string): void {
  clearConversations(userId);
  const tabs = joinTabs(() => undefined);
  tabs.tell('cleared');
  tabs.close();
}
