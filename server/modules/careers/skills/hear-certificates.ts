import { type Listener, listener } from '#plugs/events'
import type { CareersDeps } from '../deps.ts'
import { dropPageOf, handleOf } from './own-skills.ts'

/** A certificate that was issued or revoked, and an exam that was marked, change which skills on the page of its person are verified. */
export const hearCertificates = ({ pages }: Pick<CareersDeps, 'pages'>): readonly Listener[] => [
  listener({
    name: 'careers.certificate-issued',
    event: 'certificates.issued',
    hear: async (tx, { personId }) => dropPageOf(pages, await handleOf(tx, personId)),
  }),
  listener({
    name: 'careers.certificate-revoked',
    event: 'certificates.revoked',
    hear: async (tx, { personId }) => dropPageOf(pages, await handleOf(tx, personId)),
  }),
  listener({
    name: 'careers.exam-marked',
    event: 'exams.marked',
    hear: async (tx, { personId }) => dropPageOf(pages, await handleOf(tx, personId)),
  }),
]
