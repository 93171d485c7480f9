export interface ChatMessage {
  id: string;
  from: 'shopper' | 'agent';
  /** Of an agent who has one. */
  agentName?: string;
  text: string;
  /** Moment, ISO 8601. */
  at: string;
}

/** `away`: nobody is at the desk. */
export type ChatState = 'away' | 'connecting' | 'open' | 'ended' | 'failed';
