import type { RunningKind } from '@arvand/contracts/home/homes'
import { ClipboardList, Presentation, UsersRound, Video } from 'lucide-react'
import type { LucideIcon } from '../../ui/icon.tsx'

export const runningIcons: Readonly<Record<RunningKind, LucideIcon>> = {
  room: Video,
  webinar: Presentation,
  meet: UsersRound,
  examSession: ClipboardList,
}
