import {
  issueCertificates,
  renewCertificate,
  revokeCertificate,
} from '@arvand/contracts/teacher/certificates'
import { formatNumber } from '@arvand/persian/numbers'
import { submitTo } from '../../api/form-action.ts'
import { issuingWords as words } from './words.ts'

/** What is done to the certificates of a course and of a webinar alike. */
export const issuingActions = {
  issue: submitTo(issueCertificates, {
    with: ({ form, text }) => ({
      templateId: text('templateId'),
      people: [...new Set(form.getAll('people').map(String).filter(Boolean))],
    }),
    done: ({ issued, left }) =>
      [words.issued(formatNumber(issued.length)), left > 0 ? words.hadOne(formatNumber(left)) : '']
        .join(' ')
        .trim(),
  }),
  revoke: submitTo(revokeCertificate, { question: () => words.revokeAsk, done: words.revoked }),
  renew: submitTo(renewCertificate, { done: ({ code }) => words.renewed(code) }),
} as const
