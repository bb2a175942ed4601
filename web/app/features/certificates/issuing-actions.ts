import { checkIssueList } from '@arvand/contracts/teacher/certificate-lists'
import {
  issueCertificates,
  renewCertificate,
  revokeCertificate,
} from '@arvand/contracts/teacher/certificates'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { type SentForm, submitTo } from '../../api/form-action.ts'
import { textOfSentFile } from '../../shell/table-file.ts'
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
  check: async (sent: SentForm) => {
    const mobiles = sent.text('mobiles') || (await textOfSentFile(sent.form, 400_000))
    const check = submitTo(checkIssueList, {
      with: () => ({ mobiles }),
      places: { 'certificates.no-mobiles': 'mobiles', 'certificates.too-many-mobiles': 'mobiles' },
      done: ({ list }) => redirect(`/teach/certificates/lists/${list.id}`),
    })
    return check(sent)
  },
  revoke: submitTo(revokeCertificate, { question: () => words.revokeAsk, done: words.revoked }),
  renew: submitTo(renewCertificate, { done: ({ code }) => words.renewed(code) }),
} as const
