import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, line, requestId, title } from '../fields.ts'
import { wholeOf } from '../page.ts'

/** Learning systems of schools (platforms of LTI 1.3) whose learners come to courses here. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'settings' } as const

const address = z
  .string()
  .trim()
  .max(300)
  .pipe(z.url({ protocol: /^https?$/, error: 'آدرس را کامل بنویسید؛ مانند https://moodle.example.ir' }))

const mostDeployments = 20

/** Ids of deployments with commas, spaces or lines between them. */
const deployments = z
  .string()
  .max(2000)
  .transform((text) => [...new Set(text.split(/[\s,،]+/).filter(Boolean))])
  .pipe(z.array(z.string().max(255)).min(1, 'دست‌کم یک شناسهٔ استقرار لازم است.').max(mostDeployments))

const registered = {
  title: title(2, 80),
  /** Compared letter for letter. */
  issuer: address,
  clientId: line(1, 255),
  authorizeUrl: address,
  tokenUrl: address,
  keysetUrl: address,
  deployments,
}

/** Why a launch or a mark did not come through. */
export const schoolTrouble = z.enum([
  'keys',
  'signature',
  'audience',
  'expired',
  'nonce',
  'deployment',
  'message',
  'claims',
  'target',
  'course',
  'token',
  'score',
])
export type SchoolTrouble = z.output<typeof schoolTrouble>

const listed = {
  id,
  title: z.string(),
  issuer: z.string(),
  isClosed: z.boolean(),
  /** When somebody last came from there, and when a mark last went there. */
  launchedAt: z.iso.datetime().nullable(),
  gradedAt: z.iso.datetime().nullable(),
  trouble: z.object({ what: schoolTrouble, at: z.iso.datetime() }).nullable(),
}

/** What is typed into the school's system. */
const ours = z.object({
  loginUrl: z.string(),
  launchUrl: z.string(),
  chooseUrl: z.string(),
  keysetUrl: z.string(),
})

export const listSchools = endpoint({
  ...managers,
  path: 'manage/schools/list',
  prose:
    'The registered systems of schools by title, and what is typed into such a system to register this site there.',
  body: z.strictObject({}),
  reply: wholeOf(z.object(listed)).extend({ ours }),
  whole: true,
  errors: [],
})

export const showSchool = endpoint({
  ...managers,
  path: 'manage/schools/show',
  prose: 'How a system is registered, which courses it may open, and how many people came from it.',
  body: z.strictObject({ schoolId: id }),
  reply: z.object({
    school: z.object({
      ...listed,
      clientId: z.string(),
      authorizeUrl: z.string(),
      tokenUrl: z.string(),
      keysetUrl: z.string(),
      deployments: z.array(z.string()),
      revision: z.int(),
      people: z.int(),
      /** Marks that wait to be sent, also those that did not come through. */
      waiting: z.int(),
    }),
    courses: z.array(z.object({ id, slug: z.string(), title: z.string(), isPublished: z.boolean() })),
    ours,
  }),
  errors: ['interop.unknown-school'],
})

const addresses = ['interop.address-not-asked', 'interop.school-known'] as const

export const addSchool = endpoint({
  ...managers,
  path: 'manage/schools/add',
  prose: 'Registers the learning system of a school.',
  body: z.strictObject({ ...registered, requestId }),
  reply: z.object({ schoolId: id }),
  errors: [...addresses, 'interop.too-many-schools'],
})

export const saveSchool = endpoint({
  ...managers,
  path: 'manage/schools/save',
  prose: 'Changes how a system is registered, unless another window did meanwhile.',
  body: z.strictObject({ schoolId: id, revision: z.int().min(0), ...registered }),
  reply: z.object({}),
  errors: [...addresses, 'interop.unknown-school', 'interop.school-saved-meanwhile'],
})

export const closeSchool = endpoint({
  ...managers,
  path: 'manage/schools/close',
  prose: 'Stops a system: nobody comes from it and no mark goes there; or lets it go on.',
  body: z.strictObject({ schoolId: id, isClosed: z.boolean() }),
  reply: z.object({}),
  errors: ['interop.unknown-school'],
})

export const removeSchool = endpoint({
  ...managers,
  path: 'manage/schools/remove',
  prose:
    'Forgets a stopped system, and by which of its names people were known; accounts and enrolments stay.',
  body: z.strictObject({ schoolId: id }),
  reply: z.object({}),
  errors: ['interop.unknown-school', 'interop.school-open'],
})

export const mostSchoolCourses = 100

export const allowCourse = endpoint({
  ...managers,
  path: 'manage/schools/allowCourse',
  prose: 'Lets a system open a published course; whoever comes from there is enrolled without a price.',
  body: z.strictObject({
    schoolId: id,
    /** Its address, or the last part of it. */
    course: line(1, 300),
  }),
  reply: z.object({}),
  errors: ['interop.unknown-school', 'interop.unknown-course', 'interop.too-many-courses'],
})

export const disallowCourse = endpoint({
  ...managers,
  path: 'manage/schools/disallowCourse',
  prose: 'The system opens this course no more; who learns in it goes on.',
  body: z.strictObject({ schoolId: id, courseId: id }),
  reply: z.object({}),
  errors: ['interop.unknown-school'],
})
