import type { ContentOf } from '@arvand/contracts/lesson-content'

/** The content of an assignment lesson. Points in it are whole numbers; everywhere else they are hundredths. */
export type Assignment = ContentOf<'assignment'>

/** The value in `courses.lessons.kind`. */
export const assignment = 'assignment'

export const assignmentContent = (own: Partial<Assignment>): Assignment => ({
  kind: assignment,
  attachments: [],
  accepts: 'both',
  mostFiles: 3,
  dueDays: null,
  dueAt: null,
  rubric: [],
  points: 20,
  ...own,
})

const day = 86_400_000

/** Pure: when an assignment is due for a learner to whom it opened at `opened`; null: no deadline. */
export function dueOf(
  { dueAt, dueDays }: Pick<Assignment, 'dueAt' | 'dueDays'>,
  opened: Date | null,
): Date | null {
  if (dueAt !== null) return new Date(dueAt)
  return dueDays === null || opened === null ? null : new Date(opened.getTime() + dueDays * day)
}

/** The rubric in the shape of the contract, with points in hundredths. */
export const rubricOf = ({ rubric }: Pick<Assignment, 'rubric'>) =>
  rubric.map(({ id, title, levels }) => ({
    id,
    title,
    levels: levels.map((level) => ({ ...level, points: level.points * 100 })),
  }))

/** Pure: the greatest mark, in hundredths: the best level of each criterion, or the points where there is no rubric. */
export const mostOf = (assignment: Pick<Assignment, 'rubric' | 'points'>): number =>
  assignment.rubric.length === 0
    ? assignment.points * 100
    : rubricOf(assignment).reduce(
        (sum, { levels }) => sum + Math.max(...levels.map(({ points }) => points)),
        0,
      )

type Levels = Readonly<Record<string, string>>

/** Pure: why these levels are no complete mark, which has exactly one level of each criterion. */
export function whyNotLevels(
  { rubric }: Pick<Assignment, 'rubric'>,
  chosen: Levels,
): 'courses.rubric-unfinished' | null {
  const fits = rubric.every(({ id, levels }) => levels.some((level) => level.id === chosen[id]))
  return fits && Object.keys(chosen).length === rubric.length ? null : 'courses.rubric-unfinished'
}

/** Pure: the sum of the chosen levels, in hundredths. */
export const pointsOf = ({ rubric }: Pick<Assignment, 'rubric'>, chosen: Levels): number =>
  rubricOf({ rubric }).reduce(
    (sum, { id, levels }) => sum + (levels.find((level) => level.id === chosen[id])?.points ?? 0),
    0,
  )

interface HandedIn {
  readonly text: string
  readonly fileIds: readonly string[]
}

/** Pure: why a submission is not what the assignment asks for. */
export function whyNotHandIn(
  { accepts, mostFiles }: Pick<Assignment, 'accepts' | 'mostFiles'>,
  { text, fileIds }: HandedIn,
): 'courses.submission-empty' | 'courses.submission-kind' | 'courses.too-many-files' | null {
  if (text === '' && fileIds.length === 0) return 'courses.submission-empty'
  if ((accepts === 'text' && fileIds.length > 0) || (accepts === 'files' && text !== ''))
    return 'courses.submission-kind'
  return fileIds.length > mostFiles ? 'courses.too-many-files' : null
}
