import { drawn } from '../draw.ts'
import { type AttemptPaper, type PublishedPaper, pacingOf } from '../exam.ts'
import { shuffled } from '../question-kinds/seeded.ts'

/** The questions that an attempt gets: each slot takes its number from its pool, and none is asked twice. */
export function drawnPaper(paper: PublishedPaper, seed: string, shuffle: boolean): AttemptPaper {
  const slots = paper.sections.flatMap((section) => section.slots)
  const found = drawn(slots, ({ id, pool }) => shuffled(pool, `${seed} ${id}`))
  return {
    seed,
    sections: paper.sections.map((section) => {
      const { id, title } = section
      const questions = section.slots.flatMap((slot) => found.get(slot) ?? [])
      const asked = shuffle ? shuffled(questions, `${seed} ${id}`) : questions
      return { id, title, ...pacingOf(section), questions: asked }
    }),
  }
}

/** One candidate's own seed for one question. */
export const seedOf = ({ id, seed }: Seeded, questionId: string): string => `${seed ?? id} ${questionId}`

interface Seeded {
  /** Of the attempt. */
  readonly id: string
  /** Of its paper. */
  readonly seed?: string | null | undefined
}
