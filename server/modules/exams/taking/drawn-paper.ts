import { type AttemptPaper, type PooledQuestion, type PublishedPaper, pacingOf } from '../exam.ts'
import { shuffled } from '../question-kinds/seeded.ts'

/** The questions that an attempt gets: each slot takes its number from its pool, and none is asked twice. */
export function drawnPaper(paper: PublishedPaper, attemptId: string, shuffle: boolean): AttemptPaper {
  const taken = new Set<string>()
  const fromSlot = ({ id, count, pool }: PublishedPaper['sections'][number]['slots'][number]) => {
    const free = shuffled(pool, `${attemptId} ${id}`).filter(({ questionId }) => !taken.has(questionId))
    const drawn = free.slice(0, count)
    for (const { questionId } of drawn) taken.add(questionId)
    return drawn
  }
  // A question that is asked by name is never taken from under it by a draw.
  const named = paper.sections.flatMap(({ slots }) => slots.filter(({ pool }) => pool.length === 1))
  const inNamed = new Map(named.map((slot) => [slot.id, fromSlot(slot)]))
  return {
    sections: paper.sections.map((section) => {
      const { id, title, slots } = section
      const questions: PooledQuestion[] = slots.flatMap((slot) => inNamed.get(slot.id) ?? fromSlot(slot))
      const asked = shuffle ? shuffled(questions, `${attemptId} ${id}`) : questions
      return { id, title, ...pacingOf(section), questions: asked }
    }),
  }
}

/** One candidate's own seed for one question. */
export const seedOf = (attemptId: string, questionId: string): string => `${attemptId} ${questionId}`
