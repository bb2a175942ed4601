import { ClipboardList, Presentation, UsersRound, Video } from 'lucide-react'
import { softTone } from '../../ui/badge.tsx'
import type { LucideIcon } from '../../ui/icon.tsx'
import type { TeacherHome } from './teacher-home.ts'

type Kind = TeacherHome['day'][number]['kind']

export const plannedIcons: Readonly<Record<Kind, LucideIcon>> = {
  room: Video,
  webinar: Presentation,
  meet: UsersRound,
  examSession: ClipboardList,
}

/** Classes are ours, exams a term of others, meets of one person. */
export const plannedTones: Readonly<Record<Kind, { readonly tile: string; readonly block: string }>> = {
  room: { tile: softTone.primary, block: 'border-primary-600 bg-primary-50' },
  webinar: { tile: softTone.primary, block: 'border-primary-600 bg-primary-50' },
  meet: { tile: softTone.accent, block: 'border-edge bg-surface' },
  examSession: { tile: softTone.warning, block: 'border-accent-500 bg-accent-100' },
}
