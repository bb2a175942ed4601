import type { Answer } from '@arvand/contracts/endpoint'
import type { showPath } from '@arvand/contracts/home/paths'
import { formatNumber } from '@arvand/persian/numbers'
import { ActionBar } from '../../ui/action-bar.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { CoursePrice } from '../courses/index.ts'
import { pathsWords as words } from './words.ts'

type Shown = Answer<typeof showPath>

export interface PathActionProps {
  readonly steps: Shown['path']['steps']
  /** Null for a visitor who is not signed in. */
  readonly mine: Mine | null
}

export type Mine = NonNullable<Shown['mine']>

/** How far a learner is, what the courses cost that they do not have, and the main action. */
export function PathAction({ steps, mine }: PathActionProps) {
  const done = mine?.courses.filter(({ isDone }) => isDone).length ?? 0
  return (
    <div className="flex max-w-[40rem] flex-wrap items-end gap-x-8 gap-y-3 pt-4">
      {mine?.begun ? (
        <div className="min-w-0 flex-1 basis-64">
          <ProgressBar
            label={words.progress}
            share={mine.progress.percent}
            band={mine.progress.band}
            note={words.coursesDone(formatNumber(done), formatNumber(steps.length))}
          />
        </div>
      ) : null}
      <Price steps={steps} mine={mine} />
      <Main steps={steps} mine={mine} />
    </div>
  )
}

/** The same at the lower edge of a phone. */
export function PathBar({ steps, mine }: PathActionProps) {
  const next = nextOf(steps, mine)
  if (!next) return null
  return (
    <ActionBar label={words.action}>
      <p className="min-w-0 flex-1 truncate text-15">{words.next(next.title)}</p>
      <div className="shrink-0">
        <Main steps={steps} mine={mine} />
      </div>
    </ActionBar>
  )
}

function Price({ steps, mine }: PathActionProps) {
  const missing = mine ? steps.filter(({ id }) => !isOpen(stateOf(mine, id))) : steps
  if (missing.length === 0) return null
  const sum = (of: 'price' | 'listPrice') => missing.reduce((all, course) => all + course[of], 0)
  return (
    <div className="grid gap-0.5">
      <span className="text-14 text-muted">
        {missing.length === steps.length ? words.whole : words.rest(formatNumber(missing.length))}
      </span>
      <CoursePrice course={{ price: sum('price'), listPrice: sum('listPrice') }} whole />
    </div>
  )
}

function Main({ steps, mine }: PathActionProps) {
  const [first] = steps
  const next = nextOf(steps, mine)
  const to = next ?? first
  if (!to) return null
  const isLearner = mine ? stateOf(mine, to.id)?.isLearner : false
  return (
    <ButtonLink to={isLearner ? `/learn/${to.slug}` : `/courses/${to.slug}`}>
      {next ? (mine?.begun ? words.goOn : words.start) : words.again}
    </ButtonLink>
  )
}

/** The first course that is still to be done; undefined when there is none. */
const nextOf = (steps: PathActionProps['steps'], mine: Mine | null) =>
  mine
    ? steps.find(({ id }) => {
        const state = stateOf(mine, id)
        return !state?.isDone && !state?.isStaff
      })
    : steps[0]

type State = Mine['courses'][number]

export const stateOf = (mine: Mine, courseId: string): State | undefined =>
  mine.courses.find(({ id }) => id === courseId)

const isOpen = (state: State | undefined): boolean =>
  state !== undefined && (state.isLearner || state.isStaff || state.byPlus || state.isDone)
