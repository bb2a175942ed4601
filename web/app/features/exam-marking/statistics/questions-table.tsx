import { formatNumber } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { List } from '../../../ui/list.tsx'
import { namedKindOf } from '../../questions/index.ts'
import { statisticsWords as words } from '../words/statistics-words.ts'
import type { QuestionFigures } from './doubt-sentences.ts'
import { ShownPercent } from './shown-percent.tsx'

const figures = ['facility', 'discrimination', 'efficiency', 'weight'] as const
type Figure = (typeof figures)[number]

const figureOf = (question: QuestionFigures, figure: Figure): number | null =>
  figure === 'weight' ? question.effectiveWeight : question[figure]

/** The figures of each question: a table, on a phone a list; and what each column says. */
export function QuestionsTable({ questions }: { questions: readonly QuestionFigures[] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-18 font-title">{words.questions}</h2>
      <div className="hidden md:block">
        <DataTable
          caption={words.questions}
          columns={columns}
          rows={questions}
          rowKey={({ questionId }) => questionId}
        />
      </div>
      <div className="md:hidden">
        <List label={words.questions}>
          {questions.map((question) => (
            <PhoneRow key={question.questionId} question={question} />
          ))}
        </List>
      </div>
      <dl className="grid gap-x-6 gap-y-3 pt-1 md:grid-cols-2">
        {figures.map((figure) => (
          <div key={figure}>
            <dt className="text-15 font-label">{words[figure]}</dt>
            <dd className="text-14 text-muted">{words.explained[figure]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const columns: readonly Column<QuestionFigures>[] = [
  {
    key: 'question',
    title: words.question,
    names: true,
    cell: (question) => (
      <span className="block max-w-[32rem] min-w-48">
        <QuestionName question={question} />
      </span>
    ),
  },
  { key: 'asked', title: words.asked, cell: ({ asked }) => formatNumber(asked) },
  ...figures.map((figure) => ({
    key: figure,
    title: words[figure],
    cell: (question: QuestionFigures) => <Value question={question} figure={figure} />,
  })),
]

const QuestionName = ({ question: { excerpt, kind } }: { question: QuestionFigures }) => (
  <>
    <span className="line-clamp-2 font-label wrap-anywhere">{excerpt || words.withoutText}</span>
    <span className="block text-14 text-muted">{namedKindOf(kind).label}</span>
  </>
)

/** One below zero stands out: the question worked the wrong way round. */
function Value({ question, figure }: { question: QuestionFigures; figure: Figure }): ReactNode {
  const value = figureOf(question, figure)
  return (
    <span className={value !== null && value < 0 ? 'font-label text-danger' : undefined}>
      <ShownPercent of={value} />
    </span>
  )
}

const PhoneRow = ({ question }: { question: QuestionFigures }) => (
  <li className="grid gap-2 px-4.5 py-4 text-15">
    <div>
      <QuestionName question={question} />
    </div>
    <dl className="grid grid-cols-2 gap-x-5 gap-y-1">
      {figures.map((figure) => (
        <div key={figure} className="flex items-baseline justify-between gap-2">
          <dt className="text-14 text-muted">{words[figure]}</dt>
          <dd>
            <Value question={question} figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  </li>
)
