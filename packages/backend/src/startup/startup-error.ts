/** A reason not to start that the person at the keyboard can act on; printed as one sentence, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Puts a file system failure into one sentence. */
export function explainFileError(error: unknown, folder: string): StartupError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return new StartupError(
      `The data folder ${folder} cannot be written (${code}); set DATA_DIR to a folder that can.`,
    );
  }
  if (code === 'ENOSPC') return new StartupError(`The disk that holds ${folder} is full.`);
  return new StartupError(
    `The data folder ${folder} cannot be used (${code === '' ? String(error) : code}).`,
  );
}
