import { z } from 'zod'
import { jobKind } from '#platform/jobs'
import type { FileKind } from '../uses.ts'

/** Makes the other forms of what is watched or heard. */
export const prepare = jobKind('media.prepare', z.object({ fileId: z.uuid() }), {
  retries: 3,
  pause: 30,
  // A long film in six sizes on a small machine.
  longest: 86_400,
})

/** Whether there is work to do on a file of this kind after it was kept. */
export const prepares = (kind: FileKind | null): boolean => kind === 'video' || kind === 'audio'
