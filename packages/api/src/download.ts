/** A file that the server answered. */
export interface Download {
  readonly blob: Blob;
  /** From Content-Disposition; null when the server named none. */
  readonly fileName: string | null;
}

/** Whether an answer that may be a file or JSON (the tunnel's) is a file. */
export function isDownload(answer: object): answer is Download {
  return 'blob' in answer && answer.blob instanceof Blob;
}
