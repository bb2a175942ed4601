import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { useRoot } from '../../shell/use-root.ts'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { contactWords as words } from './words.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

export const meta = () => [{ title: titled(words.title) }, { name: 'description', content: words.summary }]

export default function Contact() {
  return (
    <div className="page grid gap-x-16 gap-y-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 className="text-28 font-display md:text-40">{words.title}</h1>
        <p className="pt-4 text-17 text-muted md:text-18">{words.summary}</p>
        <h2 className="pt-10 text-21 font-heading md:text-26">{words.faster}</h2>
        <dl className="grid gap-6 pt-5 sm:grid-cols-2">
          {words.tips.map(({ title, text }) => (
            <div key={title} className="rounded-card border border-line bg-surface p-5">
              <dt className="text-17 font-title">{title}</dt>
              <dd className="pt-2 text-15 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap items-center gap-x-5 pt-8">
          {words.before}
          <TextLink to="/refunds">بازپرداخت</TextLink>
          <TextLink to="/terms">قوانین</TextLink>
          <TextLink to="/privacy">حریم خصوصی</TextLink>
        </p>
      </div>
      <Ways />
    </div>
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
