import { listRecordings } from '@arvand/contracts/panel/recordings'
import { loadList } from '../../api/load-list.ts'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/taught-recordings'
import { MeetRecordings } from './meet-recordings.tsx'
import { meetsWords as words } from './words.ts'

export const loader = ({ context, url, params: { meetId } }: Route.LoaderArgs) =>
  loadList(listRecordings, { context, url }, { with: { kind: 'meet', id: meetId } })

export const handle = { crumb: [{ label: words.title, to: '/teach/meets' }, { label: words.recordings }] }
export const meta = () => [{ title: titled(words.recordings) }]

/** The recordings of a meet, for its teacher. */
export default function TaughtRecordings({ loaderData }: Route.ComponentProps) {
  return <MeetRecordings page={loaderData} back="/teach/meets" />
}
