import type { Answer } from '@arvand/contracts/endpoint'
import type { showCertificate } from '@arvand/contracts/home/certificates'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { CalendarCheck, CalendarX, FileCheck, ListChecks, ListX, PenLine, PenOff } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { gradeText } from './grade.ts'
import { certificateWords as words } from './words.ts'

export type Certificate = Answer<typeof showCertificate>

/** What the certificate says, for who cannot read its picture. */
export function FactsCard({ certificate }: { certificate: Certificate }) {
  const { kind, holder, title, issuer, teacher, hours, minutes, grade, issuedAt, expiresAt } = certificate
  const { issuedOnGregorian, courseSlug, webinarSlug } = certificate
  const page = courseSlug ? `/courses/${courseSlug}` : webinarSlug ? `/webinars/${webinarSlug}` : null
  const shown = page ? <TextLink to={page}>{title}</TextLink> : title
  const facts: Fact[] = [
    [words.holder, holder],
    [words.of[kind], shown],
    [words.issuer, issuer],
    [words.teacher, teacher],
    [
      words.hours,
      minutes === null ? words.hoursOf(formatNumber(hours)) : words.minutesOf(formatNumber(minutes)),
    ],
    [words.grade, grade === null ? null : words.gradeOf(gradeText(grade))],
    [
      words.issued,
      <>
        {formatDate(issuedAt, 'long')}
        <br />
        <bdi dir="ltr" lang="en" className="text-muted">
          {issuedOnGregorian}
        </bdi>
      </>,
    ],
    [words.until, expiresAt ? words.untilDay(formatDate(expiresAt, 'long')) : words.forEver],
  ]
  return (
    <Card title={words.facts}>
      <FactList facts={facts} />
    </Card>
  )
}

/** What was checked just now, one line each. */
export function ChecksCard({ certificate }: { certificate: Certificate }) {
  const { state, expiresAt, isIntact, credential } = certificate
  const until = expiresAt ? formatDate(expiresAt, 'long') : null
  const isRevoked = state === 'revoked'
  return (
    <Card title={words.checks}>
      <ul className="grid gap-4">
        {isIntact === null ? null : (
          <Check
            icon={isIntact ? PenLine : PenOff}
            isGood={isIntact}
            title={isIntact ? words.intact : words.notIntact}
            text={isIntact ? words.intactText : words.notIntactText}
          />
        )}
        <Check icon={FileCheck} isGood title={words.known} text={words.knownText} />
        <Check
          icon={isRevoked ? ListX : ListChecks}
          isGood={!isRevoked}
          title={isRevoked ? words.isRevoked : words.notRevoked}
          text={isRevoked ? words.isRevokedText : words.notRevokedText}
        />
        {state === 'expired' && until ? (
          <Check icon={CalendarX} title={words.isExpired} text={words.expiredOn(until)} />
        ) : (
          <Check
            icon={CalendarCheck}
            isGood
            title={words.notExpired}
            text={until ? words.expires(until) : words.neverExpires}
          />
        )}
      </ul>
      <p className="flex flex-wrap gap-x-6 pt-4">
        <a
          href={credential}
          className="inline-flex min-h-11 items-center rounded-small text-15 font-label text-primary-700 hover:underline"
        >
          {words.credential}
        </a>
        <TextLink alone to="/certificates/revoked" className="inline-flex min-h-11 items-center text-15">
          {words.revokedList}
        </TextLink>
      </p>
    </Card>
  )
}

interface CheckProps {
  readonly icon: LucideIcon
  readonly isGood?: boolean
  readonly title: string
  readonly text: string
}

const Check = ({ icon, isGood = false, title, text }: CheckProps) => (
  <li className="flex gap-4">
    <span className={isGood ? 'text-success-700' : 'text-danger-700'}>
      <Icon of={icon} size={24} />
    </span>
    <div className="min-w-0">
      <p className="text-16 font-label">{title}</p>
      <p className="text-14 text-muted">{text}</p>
    </div>
  </li>
)
