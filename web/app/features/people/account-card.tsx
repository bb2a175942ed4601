import { localDigits } from '@arvand/persian/digits'
import { formatDay } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import type { Shown } from './person-head.tsx'
import { personWords as words } from './person-words.ts'

/** The data of the account; empty fields are listed together at the end. */
export function AccountCard({ person, hasSecondFactor }: Pick<Shown, 'person' | 'hasSecondFactor'>) {
  const { mobile, email, emailVerified, nationalCode, birthDate, city, education, biography } = person
  return (
    <Card title={words.account}>
      <dl className="grid gap-3.5">
        <Fact label={words.mobile}>{mobile ? <Ltr>{formatMobile(mobile)}</Ltr> : null}</Fact>
        <Fact label={words.email}>
          {email ? (
            <span className="flex flex-wrap items-center gap-x-3">
              <Ltr>{email}</Ltr>
              <Badge tone={emailVerified ? 'success' : 'warning'}>
                {emailVerified ? words.verified : words.unverified}
              </Badge>
            </span>
          ) : null}
        </Fact>
        <Fact label={words.nationalCode}>{nationalCode ? <Ltr>{localDigits(nationalCode)}</Ltr> : null}</Fact>
        <Fact label={words.birthDate}>{birthDate ? formatDay(birthDate) : null}</Fact>
        <Fact label={words.city}>{city}</Fact>
        <Fact label={words.education}>{education}</Fact>
        <Fact label={words.secondFactor}>{hasSecondFactor ? words.on : words.off}</Fact>
        <Fact label={words.referralCode}>
          <Ltr>{person.referralCode}</Ltr>
        </Fact>
        {biography ? (
          <div>
            <dt className="text-14 text-muted">{words.biography}</dt>
            <dd className="text-15 whitespace-pre-line wrap-anywhere">{biography}</dd>
          </div>
        ) : null}
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="min-w-0 text-15 wrap-anywhere">
        {children ?? <span className="text-14 text-muted">{words.none}</span>}
      </dd>
    </div>
  )
}

const Ltr = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="wrap-anywhere">
    {children}
  </bdi>
)
