import type { Answer } from '@arvand/contracts/endpoint'
import type { showPersonToManager } from '@arvand/contracts/panel/people'
import { formatDate } from '@arvand/persian/format-date'
import { useVisitor } from '../../shell/use-root.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/link.tsx'
import { RoleBadges } from './people-table.tsx'
import { peopleWords, personWords as words } from './words.ts'

export type Shown = Answer<typeof showPersonToManager>

export function PersonHead({
  person,
  createdAt,
  blockedAt,
}: Pick<Shown, 'person' | 'createdAt' | 'blockedAt'>) {
  const { id, name, handle, roles } = person
  const seesMoney = useVisitor()?.scopes.includes('finance') ?? false
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2 pb-6">
      <Avatar name={name} seed={id} photo={person.avatar} size={72} />
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-26 font-heading wrap-anywhere">{name}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-15 text-muted">
          <RoleBadges roles={roles} />
          {blockedAt ? <Badge tone="danger">{peopleWords.blocked}</Badge> : null}
          <span>
            {words.memberSince} {formatDate(createdAt)}
          </span>
          {handle ? (
            <TextLink alone to={`/u/${handle}`} className="inline-flex min-h-11 items-center">
              {words.publicPage}
            </TextLink>
          ) : null}
          {seesMoney ? (
            <TextLink alone to={`/manage/wallet/${id}`} className="inline-flex min-h-11 items-center">
              {words.wallet}
            </TextLink>
          ) : null}
        </p>
      </div>
    </header>
  )
}
