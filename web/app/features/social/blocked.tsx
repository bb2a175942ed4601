import { listBlocked } from '@arvand/contracts/panel/social'
import { loadList } from '../../api/load-list.ts'
import type { Handle } from '../../handle.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/blocked'
import { BlockPart } from './person-acts.tsx'
import { feedWords, blockedWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listBlocked, args)

export const handle = { crumb: words.title } satisfies Handle

export const meta = () => [{ title: titled(words.title) }]

/** The people whom one blocks, and the way to take it back. */
export default function Blocked({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[52rem] grid-cols-1 gap-5">
        <TextLink alone to="/panel/feed" className="inline-flex min-h-11 items-center justify-self-start">
          {feedWords.title}
        </TextLink>
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{ title: words.empty, text: words.emptyText }}
          order={newestFirst}
        >
          {(people) => (
            <ul className="grid grid-cols-1 gap-3">
              {people.map((person) => (
                <li
                  key={person.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4.5 py-3"
                >
                  <Avatar name={person.name} seed={person.id} photo={person.photo} size={44} />
                  <span className="min-w-0 flex-1 text-16 font-label wrap-anywhere">{person.name}</span>
                  <BlockPart person={person} on />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}
