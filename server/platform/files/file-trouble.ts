import { StartupError } from '#platform/startup-error'

/** A full or closed disk as one sentence with its cure; any other error comes back as it was. */
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
        `برنامه اجازهٔ نوشتن در پوشهٔ داده‌ها را ندارد${path}. مالک پوشه را درست کنید یا با DATA_DIR پوشهٔ دیگری بدهید.`,
        error,
      )
    default:
      return error
  }
}

export function diskFull(cause?: unknown): StartupError {
  return new StartupError(
    'disk-full',
    'دیسک پر است و داده‌ها نوشته نشد. فضا آزاد کنید و دوباره برنامه را آغاز کنید.',
    cause,
  )
}
