import { CirclePlay } from 'lucide-react'
import type { IncludedLine } from '../../../lesson-kind.ts'

export const watchedAndHeard: IncludedLine = {
  icon: CirclePlay,
  text: (count) => `${count} درس دیدنی و شنیدنی`,
}

/** The part and its player. */
export const fetchTimed = (): Promise<unknown> =>
  Promise.all([
    import('./timed-lesson.tsx'),
    import('../../media/index.ts').then(({ fetchPlayer }) => fetchPlayer()),
  ])
