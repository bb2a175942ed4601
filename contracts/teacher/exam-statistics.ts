import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { askedFile } from '../exams.ts'
import { id } from '../fields.ts'
import { questionKind } from '../questions.ts'
import { richText } from '../rich-text.ts'
import { markedExam } from './exam-marking.ts'

/** What the marks of an exam say about its questions, from attempts that are marked and count. */

/** Why a question should be looked at again. */
export const questionDoubt = z.enum([
  /** Fewer than a fifth of its points were reached. */
  'tooHard',
  /** Nearly all of its points were reached, so it tells nobody apart. */
  'tooEasy',
  /** The weaker did better at it than the stronger: often a wrong key. */
  'misleads',
  /** Who did well in the rest did hardly better here. */
  'weak',
])
export type QuestionDoubt = z.output<typeof questionDoubt>

const percent = z.number().nullable()

const questionStatistics = z.object({
  questionId: id,
  kind: questionKind,
  excerpt: z.string(),
  /** How many were asked it. */
  asked: z.int(),
  /** The mean mark in percent of the points. */
  facility: percent,
  /** The standard deviation of the mark in percent of the points. */
  deviation: percent,
  /** The correlation of its mark with the marks of all other questions, −100 to 100. */
  discrimination: percent,
  /** The covariance of the two in percent of the greatest that these marks could have. */
  efficiency: percent,
  /** How much it decides the order of candidates, as its share of the spread of all marks. */
  effectiveWeight: percent,
  /** How often each option was chosen, over all and by the best and the weakest third; one that nobody chose is told too. */
  options: z.array(
    z.object({
      optionId: z.string(),
      text: richText,
      /** The same in plain words. */
      excerpt: z.string(),
      /** Of the points, as the key says. */
      percent: z.number(),
      chosen: z.int(),
      byBest: z.int(),
      byWeakest: z.int(),
    }),
  ),
  doubts: z.array(questionDoubt),
})

export const showExamStatistics = endpoint({
  service: 'teacher',
  method: 'POST',
  access: 'teacher',
  path: 'exam/statistics',
  prose: 'Tells how hard and how reliable an exam was, and the same of each of its questions.',
  body: z.strictObject({ examId: id }),
  reply: z.object({
    exam: markedExam,
    /** Whether its questions come from the bank of who asks, where they can be edited. */
    isOwnBank: z.boolean(),
    /** That the texts of options show. */
    files: z.array(askedFile),
    /** Attempts that are marked and count. */
    attempts: z.int(),
    /** In percent of all points; null: too few attempts. */
    mean: percent,
    median: percent,
    deviation: percent,
    /** How many reached 0 to under 10 percent, 10 to under 20, … 90 to 100; below zero counts as zero. */
    distribution: z.array(z.int()).length(10),
    /** Cronbach’s alpha in percent; null where candidates were asked different questions. */
    alpha: percent,
    /** By how much, in percent of all points, a result may differ from what the candidate is worth. */
    standardError: percent,
    /** In the order of the exam. */
    questions: z.array(questionStatistics),
  }),
  errors: ['exams.unknown-exam', 'courses.right-missing'],
})
