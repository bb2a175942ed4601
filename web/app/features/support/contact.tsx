import { sendContactMessage } from '@arvand/contracts/home/contact'
import { localDigits } from '@arvand/persian/digits'
import { formatMobile } from '@arvand/persian/mobile'
import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import type { Handle } from '../../handle.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { useRoot, useVisitor } from '../../shell/use-root.ts'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/contact'
import { helpWords } from './help/help-words.ts'
import { departments, contactWords as words } from './words.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

export const action = formAction({
  send: submitTo(sendContactMessage, { done: ({ number }) => words.sent(localDigits(number)) }),
})

export const meta = () => [{ title: titled(words.title) }, { name: 'description', content: words.summary }]

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <div className="page py-8 md:py-14">
      <h1 className="text-28 font-display md:text-40">{words.title}</h1>
      <p className="pt-4 text-17 text-muted md:text-18">{words.summary}</p>
      <div className="grid gap-x-12 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="write" className="rounded-card border border-line bg-surface p-5 md:p-7">
          <h2 id="write" className="text-21 font-heading">
            {words.write}
          </h2>
          <MessageForm answer={answerFor(actionData, 'send')} />
        </section>
        <div className="grid content-start gap-6">
          <Ways />
          <p className="flex flex-wrap items-center gap-x-5 text-15">
            {words.before}
            <TextLink to="/help">{helpWords.title}</TextLink>
            <TextLink to="/refunds">بازپرداخت</TextLink>
            <TextLink to="/terms">قوانین</TextLink>
            <TextLink to="/privacy">حریم خصوصی</TextLink>
          </p>
        </div>
      </div>
      <h2 className="pt-12 text-21 font-heading md:text-26">{words.faster}</h2>
      <dl className="grid gap-5 pt-5 sm:grid-cols-2 xl:grid-cols-4">
        {words.tips.map(({ title, text }) => (
          <div key={title} className="rounded-card border border-line bg-surface p-5">
            <dt className="text-17 font-title">{title}</dt>
            <dd className="pt-2 text-15 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function MessageForm({ answer }: { answer: FormAnswer | undefined }) {
  const visitor = useVisitor()
  return (
    <ActionForm
      intent="send"
      to={sendContactMessage}
      answer={answer}
      clears
      submit={words.send}
      className="grid gap-5 pt-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label={words.name} autoComplete="name" defaultValue={visitor?.name} />
        <LtrField
          name="replyTo"
          label={words.replyTo}
          description={words.replyToHint}
          defaultValue={visitor?.mobile ? formatMobile(visitor.mobile) : (visitor?.email ?? undefined)}
        />
        <SelectField
          name="department"
          required
          label={words.department}
          placeholder={words.choose}
          options={Object.entries(departments).map(([value, label]) => ({ value, label }))}
        />
        <TextField name="subject" label={words.subject} />
      </div>
      <TextArea name="body" label={words.body} rows={6} />
    </ActionForm>
  )
}

function Ways() {
  const { settings } = useRoot()
  const { email, phone, address } = settings?.contact ?? { email: null, phone: null, address: null }
  return (
    <section aria-labelledby="ways" className="self-start rounded-card border border-line bg-surface p-6">
      <h2 id="ways" className="text-18 font-title">
        {words.ways}
      </h2>
      {email || phone || address ? (
        <dl className="grid gap-4 pt-4">
          {email ? (
            <Way icon={Mail} label={words.email}>
              <a
                href={`mailto:${email}`}
                className="ltr-run font-label text-primary-700 underline underline-offset-[6px]"
              >
                {email}
              </a>
            </Way>
          ) : null}
          {phone ? (
            <Way icon={Phone} label={words.phone}>
              <a
                href={`tel:${phone}`}
                className="ltr-run font-label text-primary-700 underline underline-offset-[6px]"
              >
                {phone}
              </a>
            </Way>
          ) : null}
          {address ? (
            <Way icon={MapPin} label={words.address}>
              {address}
            </Way>
          ) : null}
        </dl>
      ) : (
        <p className="pt-3 text-15 text-muted">{words.none}</p>
      )}
      {phone ? <p className="pt-4 text-14 text-muted">{words.hours}</p> : null}
      {settings?.demo ? <p className="pt-4 text-14 text-muted">{words.demo}</p> : null}
    </section>
  )
}

function Way({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-primary-100 text-primary-700">
        <Icon of={icon} />
      </span>
      <div>
        <dt className="text-14 text-muted">{label}</dt>
        <dd>{children}</dd>
      </div>
    </div>
  )
}
