import { toast as policy } from '@haven/contracts/policy/screens';

export interface Toast {
  title: string;
  description?: string | undefined;
  /** `destructive` is announced at once and shown in rose. */
  kind?: 'default' | 'destructive' | undefined;
  durationMs?: number | undefined;
}

export interface ShownToast extends Toast {
  id: number;
  isOpen: boolean;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Set<ReturnType<typeof setTimeout>>();

/** Shows a toast. Only one is visible at a time: a newer one takes the place of the one before. */
export function showToast(toast: Toast): number {
  lastId += 1;
  setToasts([{ ...toast, id: lastId, isOpen: true }, ...toasts].slice(0, policy.visible));
  return lastId;
}

/** Closes a toast; it is forgotten long after its way out has been drawn. */
export function dismissToast(id: number): void {
  setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  const removal = setTimeout(() => {
    removals.delete(removal);
    setToasts(toasts.filter((toast) => toast.id !== id));
  }, policy.removeAfterMs);
  removals.add(removal);
}

/** Forgets every toast at once. */
export function clearToasts(): void {
  for (const removal of removals) clearTimeout(removal);
  removals.clear();
  setToasts([]);
}

export function listToasts(): readonly ShownToast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setToasts(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
