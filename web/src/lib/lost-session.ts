type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls the listener when the server no longer knows the token of this browser. Returns the way to stop. */
export function subscribeToLostSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Told by a call that was refused although it brought a token. */
export function tellLostSession(): void {
  for (const listener of listeners) listener();
}
