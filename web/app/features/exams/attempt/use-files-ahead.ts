import { useEffect } from 'react'
import type { ShownAttempt } from './use-shown.ts'

/** Loads the pictures and sounds of all questions at once, so that a line that is cut later takes none away. */
export function useFilesAhead(files: ShownAttempt['files']): void {
  useEffect(() => {
    for (const { picture, link } of files) {
      if (picture) new Image().src = picture.src
      else void fetch(link).catch(() => undefined)
    }
  }, [files])
}
