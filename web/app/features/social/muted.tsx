import { listMuted } from '@arvand/contracts/panel/social'
import { loadList } from '../../api/load-list.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/muted'
import { PeopleAside } from './people-aside.tsx'
import { MuteButton } from './person-acts.tsx'
import { mutedWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listMuted, args)

export const handle = { crumb: words.title } satisfies Handle

export const meta = () => [{ title: titled(words.title) }]

/** The people whom one mutes, and the way to take it back. */
export default function Muted({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleAside here="muted" words={words} page={loaderData}>
      {(person) => <MuteButton person={person} on />}
    </PeopleAside>
  )
}
