import { z } from 'zod'
import { courseState, picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, requestId, title } from '../fields.ts'
import { captionTrack, lessonContent, lessonKind } from '../lesson-content.ts'
import { pageAsk, pageOf } from '../page.ts'
import { playable } from '../playable.ts'
import { readinessCode, release } from './courses.ts'

/** Lessons as their teachers edit them. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofLesson = ['courses.unknown-lesson', 'courses.right-missing'] as const
const unready = [
  'courses.lesson-without-file',
  'courses.lesson-empty',
  'courses.lesson-without-address',
  'courses.lesson-without-brief',
  'courses.lesson-without-item',
  'courses.lesson-item-closed',
] as const
const ofContent = [
  'courses.saved-meanwhile',
  'courses.kind-fixed',
  'courses.unknown-file',
  'courses.wrong-file',
  ...unready,
] as const

/** A file that a lesson holds, as its editor shows it. */
const lessonFile = z.object({
  id,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  seconds: z.number().nullable(),
  /** Null unless the file is a picture or has a poster. */
  picture,
  preparing: z.object({ state: z.enum(['waiting', 'working', 'failed']), percent: z.int() }).nullable(),
})

export const addLesson = endpoint({
  ...byTeachers,
  path: 'lesson/add',
  prose: 'Adds an empty lesson at the end of a section; in a course that was published it begins as a draft.',
  body: z.strictObject({ sectionId: id, title: title(1, 120), kind: lessonKind, requestId }),
  reply: z.object({ lessonId: id }),
  errors: [
    'courses.unknown-section',
    'courses.right-missing',
    'courses.too-many-lessons',
    'courses.unknown-lesson-kind',
  ],
})

export const showWrittenLesson = endpoint({
  ...byTeachers,
  path: 'lesson/show',
  prose: 'Tells a lesson with all it holds, for its editor.',
  body: z.strictObject({ lessonId: id }),
  reply: z.object({
    lesson: z.object({
      id,
      title: z.string(),
      content: lessonContent,
      minutes: z.int(),
      steps: z.int(),
      isPreview: z.boolean(),
      isPublished: z.boolean(),
      releaseAt: instant.nullable(),
      releaseAfterDays: z.int().nullable(),
      requires: z.array(id),
      version: z.int(),
      changedAt: instant,
      whyNotPublish: readinessCode.nullable(),
    }),
    course: z.object({ id, slug: z.string(), title: z.string(), state: courseState }),
    section: z.object({ id, title: z.string() }),
    files: z.array(lessonFile),
    /** What its player needs; null for other lessons, and while nothing can be played. */
    playable: playable.nullable(),
    previousId: id.nullable(),
    nextId: id.nullable(),
    mayWrite: z.boolean(),
  }),
  errors: ['courses.unknown-lesson', 'courses.right-missing'],
})

const saved = z.object({
  version: z.int(),
  savedAt: instant,
  minutes: z.int(),
  steps: z.int(),
  whyNotPublish: readinessCode.nullable(),
})

export const saveLesson = endpoint({
  ...byTeachers,
  path: 'lesson/save',
  prose:
    'Saves what a lesson holds and keeps what it was; when another saved after `version` it answers 409 with what is stored in `current`.',
  body: z.strictObject({
    lessonId: id,
    version: z.int().min(1),
    title: title(1, 120),
    content: lessonContent,
    /** Only for kinds whose length is not measured. */
    minutes: z.int().min(0).max(600).optional(),
  }),
  reply: saved,
  errors: [...ofLesson, ...ofContent],
  bodyLimit: 4 * 1024 * 1024,
})

export const listLessonSources = endpoint({
  ...byTeachers,
  path: 'lesson/sources',
  prose:
    'Films that the caller may make a lesson of, such as recordings of their classes, the newest first: of the source that is named, or of the first. `lesson/save` takes the file with its captions and chapters.',
  body: pageAsk.extend({ lessonId: id, source: line(1, 40).optional() }),
  reply: pageOf(
    z.object({
      fileId: id,
      title: z.string(),
      at: instant,
      seconds: z.int().nullable(),
      captions: z.array(captionTrack).max(8),
      chapters: z.array(z.object({ at: z.int(), title: z.string() })).max(60),
    }),
  ).extend({ sources: z.array(z.object({ name: z.string(), title: z.string() })) }),
  errors: ['courses.unknown-lesson', 'courses.right-missing'],
})

export const renameLesson = endpoint({
  ...byTeachers,
  path: 'lesson/rename',
  prose: 'Gives a lesson another title.',
  body: z.strictObject({ lessonId: id, title: title(1, 120) }),
  reply: z.object({ version: z.int() }),
  errors: ofLesson,
})

export const moveLesson = endpoint({
  ...byTeachers,
  path: 'lesson/move',
  prose:
    'Moves a lesson one place up or down, past the border of its section, or to the end of another section.',
  body: z.strictObject({
    lessonId: id,
    to: z.union([z.strictObject({ by: z.literal([-1, 1]) }), z.strictObject({ sectionId: id })]),
  }),
  reply: z.object({}),
  errors: [...ofLesson, 'courses.unknown-section'],
})

export const publishLessons = endpoint({
  ...byTeachers,
  path: 'lesson/publish',
  prose: 'Publishes lessons of a course or takes them from publication; one that is not complete is refused.',
  body: z.strictObject({ courseId: id, lessonIds: z.array(id).min(1).max(500), isPublished: z.boolean() }),
  reply: z.object({}),
  errors: ['courses.unknown-course', ...ofLesson, ...unready],
})

export const previewLesson = endpoint({
  ...byTeachers,
  path: 'lesson/preview',
  prose: 'Opens a lesson to everyone, or to learners alone.',
  body: z.strictObject({ lessonId: id, isPreview: z.boolean() }),
  reply: z.object({}),
  errors: [...ofLesson, 'courses.lesson-is-for-learners'],
})

export const removeLesson = endpoint({
  ...byTeachers,
  path: 'lesson/remove',
  prose: 'Removes a lesson that no learner has begun; it can be restored for a month.',
  body: z.strictObject({ lessonId: id }),
  reply: z.object({ removalId: id }),
  errors: [...ofLesson, 'courses.lesson-learnt'],
})

export const releaseLesson = endpoint({
  ...byTeachers,
  path: 'lesson/release',
  prose: 'Says when a lesson opens.',
  body: z.strictObject({ lessonId: id, ...release }),
  reply: z.object({}),
  errors: ofLesson,
})

export const setLessonPrerequisites = endpoint({
  ...byTeachers,
  path: 'lesson/prerequisites',
  prose: 'Says which lessons of the course are done before this one.',
  body: z.strictObject({ lessonId: id, requires: z.array(id).max(50) }),
  reply: z.object({}),
  errors: [...ofLesson, 'courses.prerequisite-circle'],
})

export const listLessonVersions = endpoint({
  ...byTeachers,
  path: 'lesson/versions',
  prose: 'Lists what was kept of a lesson, newest first.',
  body: pageAsk.extend({ lessonId: id }),
  reply: pageOf(
    z.object({ version: z.int(), title: z.string(), savedBy: z.string(), savedAt: instant, words: z.int() }),
  ),
  errors: ['courses.unknown-lesson', 'courses.right-missing'],
})

export const showLessonVersion = endpoint({
  ...byTeachers,
  path: 'lesson/version',
  prose: 'Tells what a lesson held in one of its versions.',
  body: z.strictObject({ lessonId: id, version: z.int().min(1) }),
  reply: z.object({ title: z.string(), content: lessonContent, savedAt: instant }),
  errors: ['courses.unknown-lesson', 'courses.unknown-version', 'courses.right-missing'],
})

export const restoreLesson = endpoint({
  ...byTeachers,
  path: 'lesson/restore',
  prose: 'Makes an older version the newest one; what stood there stays in the history.',
  body: z.strictObject({ lessonId: id, version: z.int().min(1), over: z.int().min(1) }),
  reply: saved,
  errors: [...ofLesson, ...ofContent, 'courses.unknown-version'],
})
