import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Makes the other forms of a video or audio file. */
export const prepare = jobKind('media.prepare', z.object({ fileId: z.uuid() }), {
  retries: 3,
  pause: 30,
  // Seconds: a day, for a long film in six sizes on a small machine.
  longest: 86_400,
})
