import { z } from 'zod'
import { certificateState } from '../certificates.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { webinarState } from '../live.ts'
import { pageAsk, pageOf } from '../page.ts'
import { issuedCertificate, issuers, storedTemplate, templateText } from './certificates.ts'

/**
 * Certificates of webinars, for their teachers. Issuing, revoking and renewing go by template and code, as of courses
 * (`teacher/certificates.ts`).
 */
const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

const certifiedWebinar = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  state: webinarState,
  startsAt: instant,
  minutes: z.int(),
})

/** How much of the minutes earns a certificate, in percent. */
const leastPercent = z.int().min(1, 'دست‌کم ۱ درصد باشد.').max(100, 'حداکثر ۱۰۰ درصد باشد.')

const template = z.object({ ...storedTemplate, leastPercent })

export const showWebinarTemplate = endpoint({
  ...byTeachers,
  path: 'webinarCertificate/template',
  prose: 'The template of a webinar’s certificates, with what it would print; null: it has none yet.',
  body: z.strictObject({ webinarId: id }),
  reply: z.object({
    webinar: certifiedWebinar,
    template: template.nullable(),
    /** Which percent counts now. */
    leastPercent,
    teacher: z.string(),
    issuers,
    issued: z.int(),
    /** Those who were in and have no certificate. */
    waiting: z.int(),
  }),
  errors: ['live.unknown-webinar'],
})

export const saveWebinarTemplate = endpoint({
  ...byTeachers,
  path: 'webinarCertificate/saveTemplate',
  prose: 'Saves the template of a webinar’s certificates. Those that are issued do not change.',
  body: z.strictObject({
    webinarId: id,
    ...templateText,
    /** Left out: as the setting of the site says. */
    leastPercent: leastPercent.optional(),
    /** The version that was changed; 0 for a new one. */
    version: z.int().min(0),
  }),
  reply: z.object({ template }),
  errors: ['live.unknown-webinar', 'certificates.template-changed'],
})

export const listIssuedOfWebinar = endpoint({
  ...byTeachers,
  path: 'webinarCertificate/list',
  prose: 'The certificates of a webinar, newest first.',
  body: pageAsk.extend({ webinarId: id, state: certificateState.optional() }),
  reply: pageOf(issuedCertificate).extend({ webinar: certifiedWebinar }),
  errors: ['live.unknown-webinar'],
})

export const listWaitingOfWebinar = endpoint({
  ...byTeachers,
  path: 'webinarCertificate/waiting',
  prose:
    'Who was in a webinar that ended and has no certificate of it, with their net minutes, in the order in which they registered.',
  body: pageAsk.extend({ webinarId: id }),
  reply: pageOf(
    z.object({
      personId: id,
      name: z.string(),
      minutes: z.int(),
      ofMinutes: z.int(),
      /** As much as the template asks. */
      isEnough: z.boolean(),
    }),
  ).extend({ webinar: certifiedWebinar, templateId: id.nullable() }),
  errors: ['live.unknown-webinar'],
})
