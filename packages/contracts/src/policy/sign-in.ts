/** How long a device stays signed in: at most so many days, and fewer when it is not used. */
export const session = { days: 30, idleDays: 7 } as const;

/** Who has no password proves themselves again by having signed in at most so long ago. */
export const freshSession = { minutes: 10 } as const;

/** An admin is asked to sign in again, with the second factor, after so long. */
export const adminSession = { hours: 12 } as const;

/**
 * How guessing a password is slowed, for one address and wherever the tries come from. After `free` failures within the
 * window the next try waits; the wait doubles with each further failure, up to the length of the window.
 */
export const failedSignIns = { free: 10, windowMinutes: 15, firstWaitSeconds: 30 } as const;

/** How long tries to sign in, and the network a device signed in from, are kept. */
export const signInTraceDays = 30;

/** How many sessions, and how many tries to sign in, are listed. */
export const shownSignIns = 50;

/** What the answer of the server says; the screens show the same. */
export const signInWords = {
  signedIn: 'Welcome back!',
  registered: 'Account Created!',
  codeDue: 'Please enter the code of your app.',
  sessionEnded: 'The session has been terminated successfully',
} as const;

/** How long a mailed link works; it works once. */
export const mailLinkMinutes = 30;

/** How long somebody who gave the right password may take for the second factor, and how often they may try. */
export const secondFactor = { minutes: 5, tries: 5, recoveryCodes: 10 } as const;
