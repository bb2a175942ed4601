import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Tells the modules that use a file that its content, or what is known of it, is another now. */
export const replaced = jobKind('media.replaced', z.object({ fileId: z.uuid() }), { retries: 5, pause: 10 })
