import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Unpacks an uploaded package; run again it begins anew. Authoring takes this job. */
export const unpack = jobKind('courses.unpack-package', z.object({ fileId: z.uuid() }), {
  retries: 2,
  pause: 20,
})
