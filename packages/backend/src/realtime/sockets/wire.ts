/** What frames go over: a WebSocket, or long polls that stand in for one. */
export type Wire = {
  readonly isOpen: () => boolean;
  /** Bytes that wait for a slow reader. */
  readonly bufferedAmount: () => number;
  /** Whether bytes can be sent as they are, and not only text. */
  readonly takesBytes: boolean;
  readonly send: (data: string | Buffer) => void;
  readonly close: (code: number, reason: string) => void;
  /** Ends it at once, without a word to the other side. */
  readonly terminate: () => void;
  readonly onMessage: (hear: (data: Buffer, isBinary: boolean) => void) => void;
  readonly onClose: (hear: () => void) => void;
};
