import { TermsPrivacyTabs } from '#features/legal/terms-privacy-tabs.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Terms and privacy policy over the page. Loaded when it is opened. */
export default function TermsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Terms of Service and Privacy Policy" isWide>
      <TermsPrivacyTabs />
    </Dialog>
  );
}
