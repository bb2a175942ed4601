import { StartupError } from '#platform/startup-error'

/**
 * The error of a full disk or an unwritable folder as a StartupError that says what to do; any other error unchanged.
 */
export function fileTrouble(error: unknown): unknown {
  if (error instanceof StartupError || !(error instanceof Error) || !('code' in error)) return error
  const path = 'path' in error ? `: ${error.path}` : ''
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(error)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupError(
        'data-not-writable',
        `The data folder cannot be written to${path}. Correct its owner, or name another folder in DATA_DIR.`,
        error,
      )
    default:
      return error
  }
}

export function diskFull(cause?: unknown): StartupError {
  return new StartupError(
    'disk-full',
    'The disk is full and the data was not written. Free some space and start again.',
    cause,
  )
}
