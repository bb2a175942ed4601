import { BookOpenCheck, CalendarDays, CircleAlert, Flag, GraduationCap, Star } from 'lucide-react'
import type { Tone } from '../../ui/badge.tsx'
import type { LucideIcon } from '../../ui/icon.tsx'

const marks: Readonly<Record<string, readonly [LucideIcon, Tone]>> = {
  'identity.applications-waiting': [GraduationCap, 'primary'],
  'courses.waiting-for-review': [BookOpenCheck, 'primary'],
  'courses.reviews-rewritten': [Star, 'accent'],
  'discussion.reports-waiting': [Flag, 'danger'],
  'calendar.holidays-to-confirm': [CalendarDays, 'warning'],
}

/** How a thing that waits for a manager is marked. */
export const markOfAttention = ({ code }: { readonly code: string }): readonly [LucideIcon, Tone] =>
  marks[code] ?? [CircleAlert, 'accent']
