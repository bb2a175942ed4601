import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Deletes what was removed from courses, a month after it was. */
export const forgetRemovalsJob = jobKind('courses.forget-removals', z.object({}))
