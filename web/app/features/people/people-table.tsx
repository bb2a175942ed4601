import type { Answer } from '@arvand/contracts/endpoint'
import type { listPeople } from '@arvand/contracts/panel/people'
import type { Role } from '@arvand/contracts/people'
import { roleWords } from '@arvand/contracts/people-words'
import { formatDate, formatDay } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Link } from '../../ui/link.tsx'
import { List } from '../../ui/list.tsx'
import { chosenWords } from './chosen-words.ts'
import { peopleWords as words } from './words.ts'

export type Person = Answer<typeof listPeople>['items'][number]

/** People as a table, and as cards under one another on a phone; each has a box for the form around them. */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  return (
    <>
      <div className="hidden md:block">
        <DataTable caption={words.title} columns={columns} rows={people} rowKey={({ id }) => id} />
      </div>
      <div className="md:hidden">
        <List label={words.title}>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </List>
      </div>
    </>
  )
}

const to = ({ id }: Person) => `/manage/people/${id}`

const Choice = ({ person: { id, name } }: { person: Person }) => (
  <Checkbox name="personIds" value={id}>
    <span className="sr-only">{chosenWords.chooseOf(name)}</span>
  </Checkbox>
)

const columns: readonly Column<Person>[] = [
  { key: 'choose', title: chosenWords.choose, cell: (person) => <Choice person={person} /> },
  {
    key: 'name',
    title: words.person,
    names: true,
    cell: (person) => (
      <Link to={to(person)} className="group flex min-h-11 items-center gap-3 rounded-small">
        <Avatar name={person.name} seed={person.id} size={40} />
        <span className="min-w-0">
          <span className="block font-label wrap-anywhere group-hover:underline">{person.name}</span>
          <Handle handle={person.handle} />
        </span>
      </Link>
    ),
  },
  { key: 'contact', title: words.contact, cell: (person) => <Contact person={person} /> },
  {
    key: 'role',
    title: words.role,
    cell: ({ roles, isBlocked }) => (
      <span className="flex flex-wrap items-center gap-1.5">
        <RoleBadges roles={roles} />
        {isBlocked ? <Badge tone="danger">{words.blocked}</Badge> : null}
      </span>
    ),
  },
  {
    key: 'joined',
    title: words.joined,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap text-muted">
        {formatDate(createdAt)}
      </time>
    ),
  },
  {
    key: 'seen',
    title: words.seen,
    cell: ({ seenOn }) =>
      seenOn ? (
        <time dateTime={seenOn} className="whitespace-nowrap text-muted">
          {formatDay(seenOn)}
        </time>
      ) : null,
  },
]

function PersonRow({ person }: { person: Person }) {
  const { id, name, createdAt, isBlocked, roles } = person
  return (
    <li className="relative flex items-start gap-4 px-4.5 py-4 has-[a:hover]:bg-sunken">
      <span className="relative z-1 -me-2">
        <Choice person={person} />
      </span>
      <Avatar name={name} seed={id} size={48} />
      <div className="grid min-w-0 flex-1 gap-1">
        <Link to={to(person)} className="font-label wrap-anywhere after:absolute after:inset-0">
          {name}
        </Link>
        <span className="flex flex-wrap gap-x-4 text-14 text-muted">
          <Contact person={person} short />
          <span>{formatDate(createdAt)}</span>
        </span>
      </div>
      {isBlocked ? (
        <Badge tone="danger">{words.blocked}</Badge>
      ) : roles.length > 1 ? (
        <RoleBadges roles={roles} />
      ) : null}
    </li>
  )
}

function Handle({ handle }: Pick<Person, 'handle'>) {
  if (!handle) return null
  return (
    <bdi dir="ltr" className="block w-fit text-14 text-muted">
      @{handle}
    </bdi>
  )
}

/** Mobile and e-mail; `short` shows only the first of them. */
function Contact({ person: { mobile, email }, short = false }: { person: Person; short?: boolean }) {
  if (!mobile && !email) return <span className="text-muted">{words.noContact}</span>
  return (
    <span className="inline-grid">
      {mobile ? (
        <bdi dir="ltr" className="w-fit whitespace-nowrap">
          {formatMobile(mobile)}
        </bdi>
      ) : null}
      {email && !(short && mobile) ? (
        <bdi dir="ltr" className="w-fit max-w-64 truncate text-14 text-muted">
          {email}
        </bdi>
      ) : null}
    </span>
  )
}

/** The roles besides `user`; only `user` when there is no other. */
export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const given = roles.filter((role) => role !== 'user')
  if (given.length === 0) return <Badge>{roleWords.user}</Badge>
  return (
    <span className="flex flex-wrap gap-1.5">
      {given.map((role) => (
        <Badge key={role} tone={role === 'manager' ? 'accent' : 'primary'}>
          {roleWords[role]}
        </Badge>
      ))}
    </span>
  )
}
