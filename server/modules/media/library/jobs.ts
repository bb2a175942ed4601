import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Removes the content of a file that left the library. */
export const removeBytes = jobKind('media.remove-bytes', z.object({ fileId: z.uuid() }))
