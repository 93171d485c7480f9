/** A short message to a phone. */
export interface TextMessage {
  readonly id: string;
  /** Digits of the number as the market writes it. */
  readonly phone: string;
  readonly text: string;
}

/** Port of a service that sends text messages. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
}
