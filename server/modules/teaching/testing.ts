import type { Assignment } from '#modules/courses'

/** The demo writes what was handed in on earlier days as it is. */
export { teaching } from './tables.ts'

const level = (place: number, at: number, points: number) => ({
  id: `00000000-0000-4000-8000-0000000${place}00${at}0`.slice(0, 36).padEnd(36, '0'),
  title: `سطح ${at}`,
  points,
})

/** A rubric of two criteria: 0 to 12 and 0 to 8 points. */
export const aRubric = (): Assignment['rubric'] => [
  {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'درستی',
    levels: [level(1, 0, 0), level(1, 1, 5), level(1, 2, 12)],
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    title: 'نگارش',
    levels: [level(2, 0, 0), level(2, 1, 8)],
  },
]

/** An assignment for tests that need nothing special: text and three files, 20 points, no deadline. */
export const anAssignment = (wish: Partial<Assignment> = {}): Assignment => ({
  kind: 'assignment',
  attachments: [],
  accepts: 'both',
  mostFiles: 3,
  dueDays: null,
  dueAt: null,
  rubric: [],
  points: 20,
  ...wish,
})
