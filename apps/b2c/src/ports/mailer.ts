export interface Mail {
  readonly id: string;
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** BCP 47 tag for `Content-Language`. */
  readonly language: string;
}

/** Port of a mail service (PLUS-040). */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
