export interface StartedServer {
  port: number;
  pid: number;
  data: string;
  stop: () => Promise<void>;
}
export function serverArguments(): string[];
export function serverCommand(): string;
export function freePort(): Promise<number>;
export function startServer(env?: Record<string, string>): Promise<StartedServer>;
