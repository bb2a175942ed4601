import { CircleAlert, MessageCircleQuestion, PencilLine } from 'lucide-react'
import type { Tone } from '../../ui/badge.tsx'
import type { LucideIcon } from '../../ui/icon.tsx'

const marks: readonly (readonly [string, readonly [LucideIcon, Tone]])[] = [
  ['courses.', [PencilLine, 'accent']],
  ['discussion.', [MessageCircleQuestion, 'primary']],
]

/** How a thing that waits for a teacher is marked. */
export const markOfWork = ({ code }: { readonly code: string }): readonly [LucideIcon, Tone] =>
  marks.find(([word]) => code.startsWith(word))?.[1] ?? [CircleAlert, 'neutral']
