/** Hands over a write that goes out together with the commit; when it fails, nothing is committed. */
export type LastWrite = (write: Promise<unknown>) => void;

/** Runs work on the stores of one transaction: all or nothing. Inside, ask nothing of any other store. */
export type Atomically<Stores> = <T>(work: (stores: Stores, lastly: LastWrite) => Promise<T>) => Promise<T>;
