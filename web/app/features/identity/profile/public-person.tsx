import type { Answer } from '@arvand/contracts/endpoint'
import { listSkillsOf } from '@arvand/contracts/home/careers'
import { showPerson } from '@arvand/contracts/home/people'
import { listPostsOf } from '@arvand/contracts/home/social'
import { formatDay } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { loadList } from '../../../api/load-list.ts'
import { callerOf } from '../../../api/page.ts'
import { serverContext } from '../../../contexts.ts'
import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { useVisitor } from '../../../shell/use-root.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Girih } from '../../../ui/girih/girih.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PersonSkills } from '../../careers/index.ts'
import { withBlocks } from '../../social/index.server.ts'
import { PersonPosts, PersonStanding } from '../../social/index.ts'
import type { Route } from './+types/public-person'
import { personData } from './person-data.ts'
import { personWords as words } from './public-person-words.ts'

export async function loader({ params: { handle: name }, context, url }: Route.LoaderArgs) {
  const [{ person }, posts, { items: skills }] = await Promise.all([
    callerOf(context)(showPerson, { handle: name }),
    loadList(listPostsOf, { context, url }, { with: { handle: name } }),
    callerOf(context)(listSkillsOf, { handle: name }),
  ])
  return {
    person,
    skills,
    posts: { ...posts, items: withBlocks(posts.items) },
    publicUrl: serverContext(context).settings.publicUrl,
  }
}

export const handle = {
  cache: { tags: ({ handle = '' }) => [`person:${handle.toLowerCase()}`], query: ['cursor'] },
} satisfies Handle

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { person, publicUrl } = loaderData
  return [
    { title: titled(shownName(person)) },
    ...(person.biography ? [{ name: 'description', content: person.biography.slice(0, 160) }] : []),
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/u/${person.handle}` },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      href: `${publicUrl}/u/${person.handle}/rss`,
    },
    { 'script:ld+json': personData(person, publicUrl) },
  ]
}

type Person = Answer<typeof showPerson>['person']

const shownName = ({ name, handle }: Pick<Person, 'name' | 'handle'>): string =>
  name ?? `${words.nameless} ${handle}`

export default function PublicPerson({ loaderData: { person, skills, posts } }: Route.ComponentProps) {
  const { id, biography, links = [] } = person
  const isOwn = useVisitor()?.id === id
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      {isOwn ? (
        <Alert action={<TextLink to="/panel/profile">{words.edit}</TextLink>}>{words.yours}</Alert>
      ) : null}
      <PersonHead person={person} />
      <PersonStanding person={posts.person} mine={posts.mine} name={shownName(person)} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          {biography ? <p className="max-w-[44rem] text-17 whitespace-pre-line">{biography}</p> : null}
          <PersonSkills skills={skills} />
          {links.length > 0 ? <PersonLinks links={links} /> : null}
          {!biography && links.length === 0 && skills.length === 0 ? (
            <p className="text-muted">{words.quiet}</p>
          ) : null}
        </div>
        <Facts person={person} />
      </div>
      <PersonPosts page={posts} isOwn={isOwn} />
    </div>
  )
}

/** A band of the girih drawn from the person's id, with the portrait at its edge. */
function PersonHead({ person }: { person: Person }) {
  const name = shownName(person)
  const roles = person.roles.flatMap((role) => (role === 'user' ? [] : [words.roles[role]]))
  return (
    <header className="overflow-clip rounded-band border border-line bg-surface md:flex md:min-h-48">
      <div className="relative h-28 overflow-hidden md:order-last md:h-auto md:w-80">
        <Girih
          slug={person.id}
          category={person.id}
          shape="wall"
          soon
          className="absolute inset-0 size-full"
        />
      </div>
      <div className="flex flex-1 flex-wrap items-center gap-x-6 gap-y-3 px-4.5 pb-5 md:px-8 md:py-6">
        <span className="relative -mt-12 rounded-full border-4 border-surface bg-surface leading-none md:mt-0">
          <Avatar name={name} seed={person.id} photo={person.avatar ?? null} size={104} />
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-28 font-display">{name}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-muted">
            <bdi dir="ltr">@{person.handle}</bdi>
            {roles.length > 0 ? (
              roles.map((role) => (
                <Badge key={role} tone="primary">
                  {role}
                </Badge>
              ))
            ) : (
              <span>{words.memberOf}</span>
            )}
          </p>
        </div>
      </div>
    </header>
  )
}

function PersonLinks({ links }: { links: readonly string[] }) {
  return (
    <section className="grid gap-1">
      <h2 className="text-18 font-title">{words.links}</h2>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <a
              href={link}
              rel="nofollow ugc noopener"
              className="inline-flex min-h-11 items-center gap-2 rounded-small text-15 font-label break-all text-primary-700 hover:underline"
            >
              <Icon of={ExternalLink} size={18} mirror />
              <bdi dir="ltr">{link.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ person: { education, city, birthDate, email, mobile } }: { person: Person }) {
  const facts: [string, ReactNode][] = [
    [words.education, education],
    [words.city, city],
    [words.birthDate, birthDate && formatDay(birthDate)],
    [words.email, email && <Ltr>{email}</Ltr>],
    [words.mobile, mobile && <Ltr>{formatMobile(mobile)}</Ltr>],
  ]
  const shown = facts.filter(([, value]) => Boolean(value))
  if (shown.length === 0) return null
  return (
    <dl className="grid gap-4 rounded-card border border-line bg-surface p-5 md:p-6">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt className="text-14 text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Ltr = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="break-all">
    {children}
  </bdi>
)
