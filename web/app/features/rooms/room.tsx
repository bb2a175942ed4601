import { listRecordings } from '@arvand/contracts/panel/recordings'
import { addRoomFile, listRoomFiles, removeRoomFile, showRoom } from '@arvand/contracts/panel/rooms'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { RecordingsList, recordingsWords } from '../recordings/index.ts'
import type { Route } from './+types/room'
import { Coming } from './coming.tsx'
import { hourText } from './hours.ts'
import { Member, shownMembers } from './member-row.tsx'
import { RoomFiles } from './room-files.tsx'
import { roomsWords, roomWords as words } from './words.ts'

export async function loader({ context, url, params: { roomId } }: Route.LoaderArgs) {
  const [{ room }, files, recordings] = await Promise.all([
    callerOf(context)(showRoom, { roomId }),
    loadList(listRoomFiles, { context, url }, { with: { roomId }, keep: ['recordings'] }),
    loadList(
      listRecordings,
      { context, url },
      { with: { kind: 'room', id: roomId }, cursorName: 'recordings', keep: ['cursor'] },
    ),
  ])
  return { room, files, recordings }
}

const ofRoom = ({ params: { roomId = '' } }: SentForm) => ({ roomId })

export const action = formAction({
  addFile: submitTo(addRoomFile, { with: ofRoom, done: words.fileAdded }),
  removeFile: submitTo(removeRoomFile, { with: ofRoom, done: words.fileRemoved }),
})

export const handle = {
  crumb: ({ room }: { room: { title: string } }) => [
    { label: roomsWords.title, to: '/panel/classes/rooms' },
    { label: room.title },
  ],
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.room.title ?? roomsWords.title) },
]

/** A room as its members see it: its week, who is in it, and its door. */
export default function Room({ loaderData: { room, files, recordings }, actionData }: Route.ComponentProps) {
  const { id, title, description, role, schedule, coming, members, course } = room
  const { shown, more } = shownMembers(members)
  return (
    <>
      <PageHead title={title} lead={description}>
        <span className="flex flex-wrap gap-3">
          <ButtonLink to={`/live/enter/room/${id}`}>{words.enter}</ButtonLink>
          {role === 'host' ? (
            <ButtonLink to={`/teach/classes/rooms/${id}`} variant="outline">
              {words.manage}
            </ButtonLink>
          ) : null}
        </span>
      </PageHead>
      {course ? (
        <p className="pb-4 text-15">
          <TextLink to={`/courses/${course.slug}`}>{words.ofCourse(course.title)}</TextLink>
        </p>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card title={words.week}>
          {schedule.length === 0 ? (
            <p className="text-15 text-muted">{words.noHours}</p>
          ) : (
            <List label={words.week}>
              {schedule.map((hour) => (
                <ListRow
                  key={hour.id}
                  title={hourText(hour)}
                  note={words.lasts(formatNumber(hour.minutes))}
                />
              ))}
            </List>
          )}
        </Card>
        <Coming classes={coming} />
        <Card title={recordingsWords.list} className="lg:col-span-2">
          <RecordingsList page={recordings} />
        </Card>
        <RoomFiles page={files} answer={actionData} />
        <Card title={words.members} className="lg:col-span-2">
          <ul aria-label={words.members} className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
            {shown.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
          {more > 0 ? (
            <p className="pt-3 text-14 text-muted">{words.moreMembers(formatNumber(more))}</p>
          ) : null}
        </Card>
      </div>
    </>
  )
}
