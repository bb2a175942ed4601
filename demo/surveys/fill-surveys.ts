import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from '@arvand/contracts/surveys'
import { surveySettings } from '@arvand/contracts/surveys'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { choicesOf, surveyQuestionsOf, surveys } from '#testing/surveys'
import { demoId } from '../ids.ts'
import { type DemoSurvey, demoSurveys } from './surveys.ts'

const day = 86_400_000
const answersEach = 80
const learner = 'niloofar'

/** Three surveys with eighty answers each; the demo's learner has begun one of them. */
export async function fillSurveys({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  const people = await surveys(db)
    .selectFrom('identity.people')
    .select(['id', 'handle'])
    .orderBy('id')
    .execute()
  const idOf = (handle: string) => people.find((one) => one.handle === handle)?.id ?? ''
  const crowd = people.filter(({ handle }) => handle === null).map(({ id }) => id)
  for (const [number, survey] of demoSurveys.entries()) {
    const surveyId = demoId(`survey ${survey.title}`, now)
    const questions = questionsOf(survey, now)
    const { title, intro, thanks, audience } = survey
    const settings = surveySettings.parse({ title, intro, thanks, audience, questions })
    const publishedAt = new Date(now.getTime() - survey.published * day)
    await surveys(db)
      .insertInto('surveys.surveys')
      .values({
        ...{ id: surveyId, owner_id: idOf(survey.author), title, settings: JSON.stringify(settings) },
        ...{ slug: demoId(`link ${title}`, now).replaceAll('-', '').slice(-12), revision: 1 },
        ...{
          published_at: publishedAt,
          closed_at: survey.isClosed ? new Date(now.getTime() - 5 * day) : null,
        },
        ...{ created_at: publishedAt, changed_at: publishedAt },
      })
      .execute()
    const isOnce = audience === 'once'
    const response = (at: number, personId: string | null) => ({
      ...{ id: demoId(`response ${title} ${at}`, now), survey_id: surveyId, person_id: personId },
      only_one: isOnce,
    })
    const sent = Array.from({ length: answersEach }, (_, at) => {
      const when = new Date(
        publishedAt.getTime() + ((at + 1) / (answersEach + 1)) * (survey.published - 6) * day,
      )
      const answers = answersOf(survey, questions, at + number * 7)
      return {
        ...response(at, isOnce ? (crowd[at] ?? null) : null),
        ...{ answers: JSON.stringify(answers), choices: choicesOf(questions, answers) },
        ...{ sent_as: demoId(`sent ${title} ${at}`, now), sent_at: when, begun_at: when },
      }
    })
    const half = Object.fromEntries(Object.entries(answersOf(survey, questions, 3)).slice(0, 2))
    const begun = {
      ...response(answersEach, idOf(learner)),
      ...{ answers: JSON.stringify(half), choices: null, sent_as: null, sent_at: null },
      begun_at: new Date(now.getTime() - day),
    }
    const rows = number === 0 ? [...sent, begun] : sent
    await surveys(db).insertInto('surveys.responses').values(rows).execute()
  }
}

/** The questions of its template, with ids that are the same each time. */
const questionsOf = ({ title, template }: DemoSurvey, now: Date): SurveyQuestion[] =>
  surveyQuestionsOf(template).map((question, at) => ({
    ...question,
    id: demoId(`question ${title} ${at}`, now),
  }))

const answersOf = (survey: DemoSurvey, questions: readonly SurveyQuestion[], seed: number): SurveyAnswers =>
  Object.fromEntries(
    questions.flatMap((question, at) => {
      const answer = answerTo(question, survey, seed * 5 + at * 3)
      return answer === null ? [] : [[question.id, answer]]
    }),
  )

/** More content than not, as people are who answer at all. */
const mostlyGood = [4, 5, 5, 3, 4, 5, 2, 4, 5, 4, 3, 5, 4, 1, 5, 4, 5]
const recommended = [9, 10, 8, 10, 7, 9, 6, 10, 9, 8, 4, 9, 10, 7, 3, 10, 9, 8, 9]

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

function answerTo(question: SurveyQuestion, { texts }: DemoSurvey, seed: number): SurveyAnswer | null {
  switch (question.kind) {
    case 'scale':
      return at(mostlyGood, seed)
    case 'nps':
      return at(recommended, seed)
    case 'choice':
      return at(question.options, [0, 0, 1, 0, 1, 2, 0][seed % 7] ?? 0).id
    case 'matrix':
      return Object.fromEntries(
        question.rows.map(({ id }, row) => [
          id,
          at(question.columns, [2, 2, 1, 2, 0, 2][(seed + row) % 6] ?? 2).id,
        ]),
      )
    case 'text':
      // Most people write nothing.
      return seed % 3 === 0 ? at(texts, seed) : null
    default:
      return null
  }
}
