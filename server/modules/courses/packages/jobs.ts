import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Unpacks an uploaded package; a second run begins anew. The worker is in the module authoring. */
export const unpack = jobKind('courses.unpack-package', z.object({ fileId: z.uuid() }), {
  retries: 2,
  pause: 20,
})
