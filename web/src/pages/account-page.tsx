import { AccountScreen } from '#features/account/account-screen.tsx';
import { SecurityPanel } from '#features/auth/security-panel.tsx';
import { forgetConversations } from '#features/chat/forget-conversations.ts';
import { describe } from '#lib/describe.ts';

export const meta = () =>
  describe({
    title: 'Account Settings',
    description: 'Your settings: how Haven talks with you, what is kept, where you are signed in, and your data.',
    path: '/account',
  });

export default function AccountPage() {
  return <AccountScreen security={<SecurityPanel />} onCleared={forgetConversations} />;
}
