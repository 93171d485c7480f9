/** An error that the log of this process got, without emails, and with no address beyond a path. */
export interface ErrorReport {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly from: 'browser' | 'server';
  /** Class of the error, such as `TypeError`. */
  readonly name: string;
  readonly message: string;
  /** As V8 writes it; browsers send none. */
  readonly stack?: string | undefined;
  /** Path of the page or call, without its query. */
  readonly path?: string | undefined;
  /** Id of the request, which the log has too. */
  readonly requestId?: string | undefined;
}

/** One POST. */
export interface ErrorRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The requests that hand reports over to a service. The server sends them in batches, late, and gives up when they fail. */
export type ErrorExport = (reports: readonly ErrorReport[]) => readonly ErrorRequest[];
