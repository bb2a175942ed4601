import { CirclePlay } from 'lucide-react'
import type { IncludedLine } from '../../../lesson-kind.ts'

export const watchedAndHeard: IncludedLine = {
  icon: CirclePlay,
  text: (count) => `${count} درس دیدنی و شنیدنی`,
}

/** Loads the chunk of these lessons and, beside it, the player's. */
export const fetchTimed = (): Promise<unknown> =>
  Promise.all([
    import('./timed-lesson.tsx'),
    import('../../media/index.ts').then(({ fetchPlayer }) => fetchPlayer()),
  ])
