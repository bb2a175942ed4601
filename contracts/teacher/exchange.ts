import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId, wordOut } from '../fields.ts'
import { lessonKind } from '../lesson-content.ts'
import { pageAsk, pageOf } from '../page.ts'
import { lossReasons, unreadReasons } from './question-exchange.ts'

/** Why a part of an imported file is not in the course; each has a Persian sentence in the web. */
export const leftOutReasons = [
  /** In reports of imports before exams came too. */
  'exams-come-later',
  // Moodle activities that have no lesson kind here.
  'live-comes-later',
  'surveys-come-later',
  'discussion-is-of-people',
  'works-only-there',
  'h5p',
  'cmi5',
  'xapi',
  'unknown-kind',
  /** Imported as a section, because its place was not found. */
  'became-section',
  /** Its questions are in the bank. */
  'became-bank',
  // Questions and exams.
  /** `question` says why. */
  'question-lost',
  'question-part-lost',
  'question-incomplete',
  'question-missing',
  'questions-fewer',
  'lesson-question-lost',
  'exam-without-end',
  'draw-lost',
  'draw-takes-below',
  'one-way-lost',
  'delay-lost',
  'place-lost',
  'behaviour-lost',
  'options-shuffled',
  'shuffle-of-some',
  'overrides-lost',
  'whole-feedback-lost',
  'scale-lost',
  'attempts-fewer',
  'time-shortened',
  // Features of lessons and access rules that do not exist here.
  'fork-lost',
  'lot-lost',
  'condition-lost',
  'start-lost',
  'end-lost',
  'late-taken',
  'time-limit-lost',
  'groups-lost',
  'points-rounded',
  // Problems of the content itself.
  'empty',
  'damaged',
  'hidden-there',
  'file-missing',
  'file-refused',
  'too-many-files',
  'outside-address',
  'embedded-part',
  'script',
  'link-lost',
  'too-long',
  'not-used-there',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

export const exchangeReport = z.object({
  /** Activities that became lessons. */
  lessons: z.array(
    z.object({
      title: z.string(),
      kind: lessonKind,
      /** Its type in the source, e.g. `page`. */
      was: z.string(),
      /** The title of its section. */
      section: z.string().optional(),
      /** Titles of what came before it in the source and is now its beginning, e.g. labels. */
      joined: z.array(z.string()).optional(),
    }),
  ),
  /** What was not imported: whole activities first, then parts of lessons. */
  leftOut: z.array(
    z.object({
      title: z.string(),
      was: z.string(),
      reason: wordOut(leftOutReasons),
      /** Title of the lesson whose part it was. */
      within: z.string().nullable(),
      section: z.string().optional(),
      /** Of a question: why it or a part of it did not come. */
      question: z.enum([...unreadReasons, ...lossReasons]).optional(),
    }),
  ),
  files: z.int(),
  /** Questions that are in the bank now. */
  questions: z.int().optional(),
})
/** As it is stored. */
export type ExchangeReport = z.input<typeof exchangeReport>
/** As it is sent to the browser. */
export type ToldReport = z.output<typeof exchangeReport>

const exchange = z.object({
  id,
  direction: z.enum(['export', 'import']),
  state: z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']),
  /** 0 to 100. */
  percent: z.int(),
  createdAt: instant,
  /** The exported course, or the imported one once it is complete. */
  course: z.object({ id, title: z.string() }).nullable(),
  /** The name of the uploaded or exported file. */
  fileName: z.string().nullable(),
  /** Why it failed: a Persian sentence that says what to do. */
  trouble: z.string().nullable(),
})

export const exportCourse = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'exchange/export',
  access: 'teacher',
  prose: 'Begins to write a course, with all its media, into one file; the file lasts a week.',
  body: z.strictObject({ courseId: z.uuid('یک دوره انتخاب کنید.'), requestId }),
  reply: z.object({ exchange }),
  errors: [
    'courses.unknown-course',
    'courses.right-missing',
    'courses.exchange-busy',
    'courses.unknown-exchange',
  ],
})

export const importCourse = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'exchange/import',
  access: 'teacher',
  prose:
    'Begins to read a course file, a Moodle backup (.mbz) or a Common Cartridge (.imscc) that was uploaded; it becomes a new draft course.',
  body: z.strictObject({ fileId: z.uuid('اول فایل دوره را آپلود کنید.'), requestId }),
  reply: z.object({ exchange }),
  errors: ['media.unknown-file', 'media.wrong-use', 'courses.exchange-busy', 'courses.unknown-exchange'],
})

export const showExchange = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'exchange/show',
  access: 'teacher',
  prose: 'How far one’s own export or import is; when it is done, its report and the link to its file.',
  body: z.strictObject({ exchangeId: id }),
  reply: z.object({
    exchange,
    report: exchangeReport.nullable(),
    /** The link to the exported file, for this session only. */
    link: z.string().nullable(),
  }),
  errors: ['courses.unknown-exchange'],
})

export const listExchanges = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'exchange/list',
  access: 'teacher',
  prose: 'One’s own exports and imports, newest first.',
  body: pageAsk,
  reply: pageOf(exchange),
  errors: [],
})

export const cancelExchange = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'exchange/cancel',
  access: 'teacher',
  prose: 'Calls off an export or import that waits or works; what it had made is removed.',
  body: z.strictObject({ exchangeId: id }),
  reply: z.object({ exchange }),
  errors: ['courses.unknown-exchange', 'courses.exchange-over'],
})
