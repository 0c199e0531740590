/** A mail as a person reads it: plain text, nothing that calls home. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Carries letters out of the house. Throws when it could not; the letter is tried again then. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}
