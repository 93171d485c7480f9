/** Where something stands in a file of the operator. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** What is wrong with a file: told with its line, so that it can be found among a million. */
export class InputFault extends RangeError {
  override readonly name = 'InputFault';
  readonly file: string;
  readonly line: number;
  constructor({ file, line }: Place, words: string) {
    super(`${file}:${line}: ${words}`);
    this.file = file;
    this.line = line;
  }
}

/** More are not told: a wrong mapping table makes a fault of every line. */
const mostTold = 20;

/** Faults of one reading: it goes on, so that twenty can be mended at once. */
export class Faults {
  readonly told: InputFault[] = [];
  count = 0;

  /** Runs what reads one record; its fault is kept, anything else goes on. */
  take<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      this.add(error);
      return undefined;
    }
  }

  add(fault: InputFault): void {
    this.count++;
    if (this.told.length < mostTold) this.told.push(fault);
  }

  /** @throws RangeError that lists what was found */
  refuse(): void {
    if (this.count === 0) return;
    const more = this.count - this.told.length;
    const lines = this.told.map(({ message }) => message);
    throw new RangeError(
      [
        `Nothing was imported. ${this.count} faults:`,
        ...lines,
        ...(more > 0 ? [`and ${more} more`] : []),
      ].join('\n'),
    );
  }
}
