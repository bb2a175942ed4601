import { endpoint } from '../endpoint.ts'
import * as teachers from '../teacher/certificates.ts'
import { listIssuedOfWebinar } from '../teacher/webinar-certificates.ts'

/** What teachers do with the certificates of their courses, for managers of the exams in every course. */
const ofCourse = ['courses.unknown-course', 'courses.right-missing'] as const
const byManagers = { service: 'panel', method: 'POST', access: 'manager', scope: 'exams' } as const

export const listAnyIssued = endpoint({
  ...teachers.listIssued,
  ...byManagers,
  path: 'manage/certificate/list',
  prose: 'The certificates of any course, newest first.',
  errors: ofCourse,
})

export const listAnyIssuedOfWebinar = endpoint({
  ...listIssuedOfWebinar,
  ...byManagers,
  path: 'manage/webinarCertificate/list',
  prose: 'The certificates of any webinar, newest first.',
  errors: ['live.unknown-webinar'],
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
