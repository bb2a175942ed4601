import { listBlocked } from '@arvand/contracts/panel/social'
import { loadList } from '../../api/load-list.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/blocked'
import { PeopleAside } from './people-aside.tsx'
import { BlockPart } from './person-acts.tsx'
import { blockedWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listBlocked, args)

export const handle = { crumb: words.title } satisfies Handle

export const meta = () => [{ title: titled(words.title) }]

/** The people whom one blocks, and the way to take it back. */
export default function Blocked({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleAside here="blocked" words={words} page={loaderData}>
      {(person) => <BlockPart person={person} on />}
    </PeopleAside>
  )
}
