import type { Actor } from '#platform/actor'
import { filesFor } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { negativeOf } from '../exam.ts'
import { cities } from '../konkur/cities.ts'
import { markedExam } from '../marking/marked-exam.ts'
import { askedOf, markedOf } from '../questions.ts'
import { filesTold } from '../taking/files-told.ts'
import { findPaper } from './find-paper.ts'
import { whyNotEnter } from './paper.ts'

/** An exam as it is printed, for who marks it. */
export async function showPaper(
  deps: ExamsDeps,
  { examId, field: wished }: { readonly examId: string; readonly field?: string | undefined },
  actor: Actor,
) {
  const { db } = deps
  const found = await findPaper(db, { examId, personId: actor.personId }, wished)
  const { exam, paper, field } = found
  const { settings } = exam
  const questions = found.questions.map(({ questionId, question, seed }) => ({
    ...askedOf(questionId, question, seed),
    correct: markedOf(question, null, seed).correct,
  }))
  return {
    exam: await markedExam(db, exam),
    description: settings.description,
    minutes: settings.minutes,
    negative: negativeOf(settings),
    sections: paper.sections.map(({ id, title, questions: own }) => ({
      ...{ id, title },
      questionIds: own.map(({ questionId }) => questionId),
    })),
    questions,
    files: await filesFor(deps, questions.flatMap(filesTold), actor),
    konkur:
      settings.konkur && field
        ? {
            field: field.id,
            fields: settings.konkur.fields.map(({ id, title }) => ({ id, title })),
            ...{ quotas: settings.konkur.quotas, cities: [...cities] },
          }
        : null,
    canEnter: whyNotEnter(questions.map(({ kind }) => kind)) === null,
  }
}
