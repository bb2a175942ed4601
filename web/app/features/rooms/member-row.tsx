import type { Answer } from '@arvand/contracts/endpoint'
import type { showRoom } from '@arvand/contracts/panel/rooms'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { ListRow } from '../../ui/list.tsx'
import { photoOf } from '../../ui/photo.ts'
import { roomWords as words } from './words.ts'

type RoomMember = Answer<typeof showRoom>['room']['members'][number]

export const MemberRow = ({
  member: { name, picture, role },
  end,
}: {
  member: RoomMember
  end?: ReactNode
}) => (
  <ListRow
    start={<Avatar name={name} seed={name} photo={photoOf(picture)} size={40} />}
    title={name}
    note={words.roles[role]}
    end={end}
  />
)

/** Somebody of a room, where many stand side by side. */
export const Member = ({ member: { name, picture, role } }: { readonly member: RoomMember }) => (
  <li className="flex min-w-0 items-center gap-3 py-2">
    <Avatar name={name} seed={name} photo={photoOf(picture)} size={40} />
    <span className="min-w-0">
      <span className="block truncate text-15 font-label">{name}</span>
      <span className="block text-14 text-muted">{words.roles[role]}</span>
    </span>
  </li>
)

const mostOfCourse = 20

/** Whom a page shows by name: everybody who was taken in, and the first of those who come with the course. */
export function shownMembers(members: readonly RoomMember[]): { shown: readonly RoomMember[]; more: number } {
  const learners = members.filter(({ ofCourse, role }) => ofCourse && role === 'member')
  const left = new Set(learners.slice(mostOfCourse))
  return { shown: members.filter((member) => !left.has(member)), more: left.size }
}
