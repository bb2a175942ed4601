import type { figuresOfTeacher } from '#modules/teaching'

type Figures = Awaited<ReturnType<typeof figuresOfTeacher>>

const leastLearners = 10

/** Pure: nothing of a course with few learners, of whom shares would say little. */
export const dropOffOf = (figures: Figures): Figures =>
  figures && figures.learners >= leastLearners ? figures : null
