import type { Answer } from '@arvand/contracts/endpoint'
import type { showRoom } from '@arvand/contracts/panel/rooms'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { ListRow } from '../../ui/list.tsx'
import { photoOf } from '../../ui/photo.ts'
import { roomWords as words } from './words.ts'

type Member = Answer<typeof showRoom>['room']['members'][number]

export const MemberRow = ({ member: { name, picture, role }, end }: { member: Member; end?: ReactNode }) => (
  <ListRow
    start={<Avatar name={name} seed={name} photo={photoOf(picture)} size={40} />}
    title={name}
    note={words.roles[role]}
    end={end}
  />
)
