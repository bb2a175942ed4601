import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { packageReport } from '../panel/packages.ts'

const lesson = z.strictObject({ lessonId: id })

const shownPackage = z.object({
  /** The uploaded zip; null without one. */
  fileId: id.nullable(),
  /** `missing`: the lesson has no package yet; `waiting`: it is being unpacked. */
  state: z.enum(['missing', 'waiting', 'ready', 'failed']),
  /** How much is unpacked, 0 to 100. */
  percent: z.int(),
  /** Why it could not be unpacked, as a sentence. */
  trouble: z.string().nullable(),
  /** Whether a second try may succeed; otherwise the package itself must be fixed. */
  mayTryAgain: z.boolean(),
  title: z.string().nullable(),
  standard: z.enum(['1.2', '2004']).nullable(),
  /** How many parts learners open one after another. */
  parts: z.int(),
  report: packageReport.nullable(),
})

export const showPackage = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'package/show',
  access: 'teacher',
  prose:
    'A lesson’s package as those who teach see it: how far its unpacking is, what came in and what did not.',
  body: lesson,
  reply: shownPackage,
  errors: ['courses.unknown-lesson', 'courses.right-missing'],
})

export const prepareAgain = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'package/again',
  access: 'teacher',
  prose: 'Has a package unpacked once more that could not be; anything else stays as it is.',
  body: lesson,
  reply: shownPackage,
  errors: ['courses.unknown-lesson', 'courses.right-missing'],
})
