import type { PublicField } from '@arvand/contracts/panel/profile'
import { formatMobile } from '@arvand/persian/mobile'
import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { NationalCodeField } from '../../../ui/digits-field.tsx'
import { MoreLink } from '../../../ui/link.tsx'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { User } from './completeness.ts'
import { linkFields, publicFields } from './profile-names.ts'
import { profileWords as words } from './words.ts'

interface CardProps {
  readonly user: User
  readonly publicUrl: string
  readonly today: string
  readonly answer: FormAnswer | undefined
}

/** 1 Farvardin 1300 in the Gregorian calendar. */
const earliestBirth = '1921-03-21'

export function WhoCard({ user, publicUrl, today }: CardProps) {
  return (
    <Card title={words.who}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          name="name"
          label={words.name}
          description={words.nameHint}
          defaultValue={user.name}
          autoComplete="name"
          required
        />
        <NationalCodeField
          name="nationalCode"
          label={words.nationalCode}
          description={words.nationalCodeHint}
          defaultValue={user.nationalCode ?? ''}
        />
        <DateField
          name="birthDate"
          label={words.birthDate}
          description={words.birthDateHint}
          defaultValue={user.birthDate ?? ''}
          min={earliestBirth}
          max={today}
        />
        <LtrField
          name="handle"
          label={words.handle}
          description={
            <>
              {words.handleHint[0]}
              <bdi dir="ltr" className="inline-block">
                {`${publicUrl.replace(/^https?:\/\//, '')}/u/…`}
              </bdi>
              {'، '}
              {words.handleHint[1]}
            </>
          }
          defaultValue={user.handle ?? ''}
          autoComplete="off"
        />
      </div>
    </Card>
  )
}

export function AboutCard({ user, answer }: CardProps) {
  return (
    <Card title={words.about}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          name="education"
          label={words.education}
          description={words.educationHint}
          defaultValue={user.education ?? ''}
        />
        <TextField
          name="city"
          label={words.city}
          defaultValue={user.city ?? ''}
          autoComplete="address-level2"
        />
        <TextArea
          name="biography"
          label={words.biography}
          description={words.biographyHint}
          defaultValue={user.biography ?? ''}
          className="md:col-span-2"
        />
        <Links user={user} answer={answer} />
      </div>
    </Card>
  )
}

/** One field more than there are links, up to five; typing into the last one adds another. */
function Links({ user, answer }: Pick<CardProps, 'user' | 'answer'>) {
  const [shownFields, setShownFields] = useState(Math.max(2, user.links.length + 1))
  return (
    <fieldset className="grid gap-3 md:col-span-2">
      <legend className="mb-1.5 text-15 font-label">{words.links}</legend>
      <p className="-mt-2 text-14 text-muted">{words.linksHint}</p>
      {linkFields.slice(0, shownFields).map((name, at) => (
        <LtrField
          key={name}
          name={name}
          label={`${words.link} ${formatNumber(at + 1)}`}
          hideLabel
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          defaultValue={answer?.values?.[name] ?? user.links[at] ?? ''}
          error={answer?.fields?.[name]}
          onInput={() => at === shownFields - 1 && setShownFields(shownFields + 1)}
        />
      ))}
    </fieldset>
  )
}

export function PublicCard({ user }: CardProps) {
  return (
    <Card title={words.public}>
      <fieldset>
        <legend className="text-15 text-muted">
          {words.publicLead} {user.handle ? null : words.publicNeedsHandle}
        </legend>
        <div className="grid gap-x-5 pt-2 sm:grid-cols-2">
          {publicFields.map((field) => (
            <PublicChoice key={field} field={field} user={user} />
          ))}
        </div>
      </fieldset>
    </Card>
  )
}

function PublicChoice({ field, user }: { field: PublicField; user: User }) {
  const chosen = user.publicFields.includes(field)
  if (field === 'avatar') return chosen ? <input type="hidden" name="publicFields" value={field} /> : null
  const locked = field === 'email' && !user.emailVerified
  return (
    <Checkbox
      name="publicFields"
      value={field}
      defaultChecked={chosen}
      lockedReason={locked ? words.emailNotVerified : undefined}
    >
      {words.fields[field]}
    </Checkbox>
  )
}

/** Mobile and e-mail are changed on the security pages, since the person must reauthenticate for that. */
export function ContactsCard({ user }: Pick<CardProps, 'user'>) {
  return (
    <Card title={words.contacts}>
      <dl className="grid gap-3 text-15">
        <Contact
          label={words.mobile}
          value={user.mobile && formatMobile(user.mobile)}
          verified={user.mobile !== null}
        />
        <Contact label={words.email} value={user.email} verified={user.emailVerified} />
      </dl>
      <MoreLink to="/panel/security">{words.changeInSecurity}</MoreLink>
    </Card>
  )
}

function Contact({ label, value, verified }: { label: string; value: string | null; verified: boolean }) {
  return (
    <div>
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {value ? (
          <bdi dir="ltr" className="min-w-0 break-all">
            {value}
          </bdi>
        ) : (
          <span className="text-muted">{words.none}</span>
        )}
        {value && verified ? <Badge tone="success">{words.verified}</Badge> : null}
      </dd>
    </div>
  )
}
