import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, requestId, wordOut } from '../fields.ts'
import { progress } from '../progress.ts'

const identifier = z.string().min(1).max(255)

/** The learner's progress in one part of a package. */
const partState = z.object({
  status: z.enum(['new', 'begun', 'completed', 'passed', 'failed']),
  /** 0 to 100, not in hundredths; null without a score. */
  score: z.number().nullable(),
})

const part = partState.extend({
  identifier,
  title: z.string(),
  /** Nesting depth in the list of parts. */
  depth: z.int(),
  /** The learner may open it from the list; otherwise only by «next». */
  isFree: z.boolean(),
  /** The learner may go back from it to the part before. */
  goesBack: z.boolean(),
})

/** Why something of a package was not imported. */
export const packageLeftOutReasons = [
  'unknown-resource',
  'missing-file',
  'outer-address',
  'hidden',
  'sequencing',
  'no-organization',
  'other-organizations',
  'one-folder-deep',
] as const

/** Something of a package that was not imported, and why. */
export const leftOut = z.object({
  reason: wordOut(packageLeftOutReasons),
  /** The title or path of what was left out. */
  subject: z.string(),
})

/** For teachers: what was imported from a package, and what was not. */
export const packageReport = z.object({
  files: z.int(),
  bytes: z.int(),
  leftOut: z.array(leftOut),
  /** Hosts from which the package loads scripts, data or frames, which its content security policy blocks. */
  outsideHosts: z.array(z.string()),
})

/** The SCORM run-time data of a learner: elements of the data model by their names, e.g. `cmi.suspend_data`. */
export const packageData = z
  .record(
    z
      .string()
      .max(250)
      .regex(/^(cmi|adl)\.[A-Za-z0-9_.-]+$/),
    z.string().max(66_000),
  )
  .refine((data) => Object.keys(data).length <= 3000, 'این بسته بیش از اندازه داده ذخیره می‌کند.')

const launch = z.object({
  part: identifier,
  standard: z.enum(['1.2', '2004']),
  kind: z.enum(['sco', 'asset']),
  /** The address of the player on the packages' host; it must be opened within a minute. */
  url: z.string(),
  /** The file in the package that the player opens. */
  href: z.string(),
  /** The initial run-time data. */
  data: z.record(z.string(), z.string()),
  /** Whether the run-time data is saved; false for staff who only look. */
  keeps: z.boolean(),
})

const learns = [
  'courses.unknown-course',
  'courses.unknown-lesson',
  'courses.not-enrolled',
  'courses.access-ended',
  'courses.not-yet-open',
  'courses.lessons-before',
] as const

export const openPackage = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'package/open',
  access: 'user',
  prose:
    'A lesson’s package as its learner opens it: its parts, and one of them to be played: the one asked for, else the first that is not done. Its teachers also learn what did not come in.',
  body: z.strictObject({ courseId: id, lessonId: id, part: identifier.optional() }),
  reply: z.object({
    state: z.enum(['missing', 'waiting', 'ready', 'failed']),
    /** How much is unpacked, 0 to 100. */
    percent: z.int(),
    /** Why it could not be unpacked, as a sentence. */
    trouble: z.string().nullable(),
    title: z.string().nullable(),
    standard: z.enum(['1.2', '2004']).nullable(),
    parts: z.array(part),
    launch: launch.nullable(),
    /** Null for learners. */
    report: packageReport.nullable(),
  }),
  errors: [...learns, 'courses.unknown-part'],
})

export const savePackage = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'package/save',
  access: 'user',
  prose:
    'Keeps what a part’s run-time holds; one that ends without a word of how it stands is completed. When all parts are done, the lesson’s step is counted.',
  body: z.strictObject({
    courseId: id,
    lessonId: id,
    part: identifier,
    data: packageData,
    /** The part has ended. */
    ends: z.boolean().optional(),
    requestId,
  }),
  reply: z.object({ part: partState, isDone: z.boolean(), progress: progress.nullable() }),
  errors: [...learns, 'courses.unknown-part', 'courses.wrong-step'],
})
