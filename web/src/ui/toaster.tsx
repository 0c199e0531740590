import { toast as policy } from '@haven/contracts/policy/screens';
import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { joinClasses } from '#lib/join-classes.ts';
import { dismissToast, listToasts, type ShownToast, subscribeToToasts } from './toast-store.ts';

/** Where toasts appear. F8 moves the focus there, Escape closes, and so does a swipe to the right. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, listToasts, listToasts);
  return (
    <RadixToast.Provider
      duration={policy.durationMs}
      swipeDirection="right"
      swipeThreshold={policy.swipeThresholdPx}
      label="Notification"
    >
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport
        hotkey={[policy.hotkey]}
        label="Notifications ({hotkey})"
        className="above-bars fixed inset-x-4 z-50 mx-auto max-w-[26.25rem] outline-offset-4 rail:right-6 rail:left-auto rail:w-[26.25rem]"
      />
    </RadixToast.Provider>
  );
}

// Each toast is read out once: an alert by its role, any other by the live region that Radix keeps for it.
const spokenByItself = { role: 'alert', 'data-radix-toast-announce-exclude': '' } as const;
const spokenByRadix = { role: 'status', 'aria-live': 'off' } as const;

function ToastBox({ toast }: { toast: ShownToast }) {
  const isDestructive = toast.kind === 'destructive';
  return (
    <RadixToast.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
      {...(toast.durationMs !== undefined && { duration: toast.durationMs })}
      type="background"
      className={joinClasses(
        'toast flex gap-3 rounded-tumble-m py-3 pr-2 pl-4.5 leading-[1.35] shadow-3 forced-colors:border',
        toast.description ? 'items-start' : 'items-center',
        isDestructive ? 'bg-rose text-on-rose' : 'bg-ink text-ground',
      )}
    >
      <div className="min-w-0 flex-1" {...(isDestructive ? spokenByItself : spokenByRadix)}>
        <RadixToast.Title className="font-strong">{toast.title}</RadixToast.Title>
        {toast.description && <RadixToast.Description>{toast.description}</RadixToast.Description>}
      </div>
      <RadixToast.Close
        aria-label={`Dismiss ${toast.title}`}
        className="-my-1.5 grid size-11 flex-none place-items-center rounded-tumble-s hover:bg-[oklch(0.6_0.02_180/0.35)] focus-visible:outline-current"
      >
        <X />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
