import { z } from 'zod'
import { certificateBrand, certificateCode, certificateReason, certificateState } from '../certificates.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, requestId, shownLine, title } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { taughtCourse } from './students.ts'

/** Managers of the exams do the same for every course by `panel/manage-certificates.ts`. */
const byIssuers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofCourse = ['courses.unknown-course', 'courses.right-missing'] as const

/** The most people in one request. */
export const mostIssued = 200

/** What is written of the certificates of courses and of webinars. */
export const templateText = {
  brand: certificateBrand,
  heading: title(2, 60),
  /** For the English certificate; empty: the title of the course. */
  titleLatin: line(0, 160).default(''),
  /** Null: as long as it is. */
  hours: z.int().min(1, 'دست‌کم ۱ ساعت باشد.').max(5000, 'حداکثر ۵۰۰۰ ساعت باشد.').nullish(),
  /** Who signs beside the teacher; empty: nobody. */
  signer: line(0, 80).default(''),
  signerRole: shownLine(0, 80).default(''),
  /** Null: it never expires. */
  validMonths: z.int().min(1, 'دست‌کم ۱ ماه باشد.').max(120, 'حداکثر ۱۲۰ ماه باشد.').nullish(),
  /** Issued by itself to everybody who earns it. */
  isAutomatic: z.boolean().default(false),
}

const written = {
  ...templateText,
  showsGrade: z.boolean().default(false),
  /** The exam of the course that earns it; null: completing the course does. */
  examId: id.nullish(),
}

export const storedTemplate = {
  id,
  version: z.int(),
  ...templateText,
  titleLatin: z.string(),
  hours: z.int().nullable(),
  validMonths: z.int().nullable(),
}

const template = z.object({
  ...storedTemplate,
  showsGrade: z.boolean(),
  examId: id.nullable(),
})

/** What the brands are called that may issue. */
export const issuers = z.object({ arvand: z.string(), hamun: z.string() })

export const showTemplate = endpoint({
  ...byIssuers,
  path: 'certificate/template',
  prose: 'The template of a course’s certificates, with what it would print; null: it has none yet.',
  body: z.strictObject({ courseId: id }),
  reply: z.object({
    course: taughtCourse,
    template: template.nullable(),
    /** As long as the course is, in whole hours. */
    courseHours: z.int(),
    teacher: z.string(),
    issuers,
    /** Exams of the course that can be passed. */
    exams: z.array(z.object({ id, title: z.string() })),
    issued: z.int(),
    /** Learners who completed the course and have no certificate. */
    waiting: z.int(),
  }),
  errors: ofCourse,
})

export const saveTemplate = endpoint({
  ...byIssuers,
  path: 'certificate/saveTemplate',
  prose: 'Saves the template of a course’s certificates. Those that are issued do not change.',
  body: z.strictObject({
    courseId: id,
    ...written,
    /** The version that was changed; 0 for a new one. */
    version: z.int().min(0),
  }),
  reply: z.object({ template }),
  errors: [...ofCourse, 'certificates.template-changed', 'certificates.unknown-exam'],
})

export const issuedCertificate = z.object({
  code: z.string(),
  personId: id,
  holder: z.string(),
  state: certificateState,
  reason: certificateReason,
  issuedAt: instant,
  expiresAt: instant.nullable(),
  /** The exam that earned it is not passed any more: a mark was changed after it was issued. */
  isBelowPassMark: z.boolean(),
  whyNotRenew: z
    .enum(['certificates.not-renewable', 'certificates.renewed', 'certificates.revoked'])
    .nullable(),
})

/** Of an exam's certificates: those whose holders do not pass any more. */
export const passMark = z.enum(['below'])

export const listIssued = endpoint({
  ...byIssuers,
  path: 'certificate/list',
  prose: 'The certificates of a course, newest first.',
  body: pageAsk.extend({
    courseId: id,
    state: certificateState.optional(),
    passMark: passMark.optional(),
  }),
  reply: pageOf(issuedCertificate).extend({ course: taughtCourse }),
  errors: ofCourse,
})

export const listWaiting = endpoint({
  ...byIssuers,
  path: 'certificate/waiting',
  prose:
    'The learners who completed a course and have no valid certificate of it, the last to complete first.',
  body: pageAsk.extend({ courseId: id }),
  reply: pageOf(z.object({ personId: id, name: z.string(), completedAt: instant.nullable() })).extend({
    course: taughtCourse,
    templateId: id.nullable(),
  }),
  errors: ofCourse,
})

export const issueCertificates = endpoint({
  ...byIssuers,
  path: 'certificate/issue',
  prose:
    'Issues a certificate to each of these people, who learn the course or were in the webinar; whoever has a valid one keeps it.',
  body: z.strictObject({
    templateId: id,
    people: z.array(id).min(1, 'دست‌کم یک نفر را انتخاب کنید.').max(mostIssued),
    requestId,
  }),
  reply: z.object({
    issued: z.array(z.object({ code: z.string(), personId: id })),
    /** Those who have a valid one already. */
    left: z.int(),
  }),
  errors: [
    ...ofCourse,
    'certificates.unknown-template',
    'certificates.not-learner',
    'certificates.not-attended',
  ],
})

export const revokeCertificate = endpoint({
  ...byIssuers,
  path: 'certificate/revoke',
  prose: 'Revokes a certificate; the reason stands on its page and in the list of revocations.',
  body: z.strictObject({ code: certificateCode, reason: line(5, 300), requestId }),
  reply: z.object({ code: z.string() }),
  errors: [...ofCourse, 'certificates.unknown-code', 'certificates.already-revoked'],
})

export const renewCertificate = endpoint({
  ...byIssuers,
  path: 'certificate/renew',
  prose: 'Issues a new certificate in place of one that has expired or expires within sixty days.',
  body: z.strictObject({ code: certificateCode, requestId }),
  reply: z.object({ code: z.string() }),
  errors: [
    ...ofCourse,
    'certificates.unknown-code',
    'certificates.not-renewable',
    'certificates.renewed',
    'certificates.revoked',
  ],
})
