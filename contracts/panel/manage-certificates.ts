import { z } from 'zod'
import { certificateKind, certificateState } from '../certificates.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { searched } from '../search.ts'
import * as teachers from '../teacher/certificates.ts'

/** The certificates of every course and webinar, for managers of the exams. */
const ofCourse = ['courses.unknown-course', 'courses.right-missing'] as const
const byManagers = { service: 'panel', method: 'POST', access: 'manager', scope: 'exams' } as const

export const listAllCertificates = endpoint({
  ...byManagers,
  path: 'manage/certificate/list',
  prose: 'The certificates of all courses and webinars, newest first, narrowed by filters.',
  body: pageAsk.extend({
    state: certificateState.optional(),
    kind: certificateKind.optional(),
    /** The course or webinar. */
    itemId: id.optional(),
    passMark: teachers.passMark.optional(),
    /** A code, or words of the holder's name and of what is certified. */
    q: searched.optional(),
  }),
  reply: pageOf(teachers.issuedCertificate.extend({ kind: certificateKind, title: z.string() })).extend({
    /** What `itemId` names. */
    item: z.object({ kind: certificateKind, id, title: z.string() }).nullable(),
  }),
  errors: [],
})

export const issueAnyCertificates = endpoint({
  ...teachers.issueCertificates,
  ...byManagers,
  path: 'manage/certificate/issue',
  prose: 'Issues a certificate to each of these learners of any course; whoever has a valid one keeps it.',
  errors: [
    ...ofCourse,
    'certificates.unknown-template',
    'certificates.not-learner',
    'certificates.not-attended',
  ],
})

export const revokeAnyCertificate = endpoint({
  ...teachers.revokeCertificate,
  ...byManagers,
  path: 'manage/certificate/revoke',
  prose: 'Revokes a certificate of any course, with the reason that its page tells.',
  errors: [...ofCourse, 'certificates.unknown-code', 'certificates.already-revoked'],
})

export const renewAnyCertificate = endpoint({
  ...teachers.renewCertificate,
  ...byManagers,
  path: 'manage/certificate/renew',
  prose: 'Issues a new certificate of any course in place of one that has expired or soon does.',
  errors: [
    ...ofCourse,
    'certificates.unknown-code',
    'certificates.not-renewable',
    'certificates.renewed',
    'certificates.revoked',
  ],
})
