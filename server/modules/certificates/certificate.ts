import type { CertificateState } from '@arvand/contracts/certificate-words'
import { addCalendarMonths, calendarDayOf, isoDayOfCalendar } from '@arvand/persian/calendar'
import { dayAt, instantAt } from '@arvand/persian/zone'
import type { CertificateRow } from './tables.ts'

type Standing = { readonly [Key in 'expires_at' | 'revoked_at']: Date | null }

/** Pure: revoked stays revoked, even after its end. */
export function stateOf({ expires_at, revoked_at }: Standing, now: Date): CertificateState {
  if (revoked_at) return 'revoked'
  return expires_at && expires_at <= now ? 'expired' : 'valid'
}

/** Pure: the end of a certificate, at the beginning of a day in Tehran; null when it never expires. */
export function endOf(issuedAt: Date, validMonths: number | null): Date | null {
  if (validMonths === null) return null
  return instantAt(isoDayOfCalendar(addCalendarMonths(calendarDayOf(dayAt(issuedAt)), validMonths)))
}

const dayInMs = 86_400_000

/** So long before its end a certificate may be renewed. */
const renewableDays = 60

/** Pure: why a certificate is not renewed now. */
export function whyNotRenew(
  { expires_at, revoked_at, renewed_at }: Standing & { readonly renewed_at: Date | null },
  now: Date,
): 'certificates.revoked' | 'certificates.renewed' | 'certificates.not-renewable' | null {
  if (revoked_at) return 'certificates.revoked'
  if (renewed_at) return 'certificates.renewed'
  const isNear = expires_at !== null && expires_at.getTime() - now.getTime() <= renewableDays * dayInMs
  return isNear ? null : 'certificates.not-renewable'
}

/** Pure: why a certificate is not revoked. */
export const whyNotRevoke = ({ revoked_at }: { readonly revoked_at: Date | null }) =>
  revoked_at ? ('certificates.already-revoked' as const) : null

/** Pure: whether somebody was in a webinar for as much of its minutes as its template asks, in percent. */
export const isEnough = (
  { minutes, ofMinutes }: { readonly minutes: number; readonly ofMinutes: number },
  leastPercent: number,
): boolean => ofMinutes > 0 && minutes * 100 >= leastPercent * ofMinutes

/** Pure: the grade as others may see it. */
export const sharedGrade = ({
  grade,
  shares_grade,
}: Pick<CertificateRow, 'grade'> & { readonly shares_grade: boolean }) => (shares_grade ? grade : null)

/** Pure: where the files of a certificate are. */
export const filesOf = (code: string) => ({
  image: `/certificates/${code}.png`,
  pdf: `/certificates/${code}.pdf`,
  credential: `/certificates/${code}.json`,
})

/** What earned a certificate: words on it and in its credential follow from it. */
export const earnedBy = ({
  kind,
  reason,
}: Pick<CertificateRow, 'kind' | 'reason'>): 'course' | 'passedExam' | 'webinar' =>
  kind === 'course' && reason === 'passed' ? 'passedExam' : kind
