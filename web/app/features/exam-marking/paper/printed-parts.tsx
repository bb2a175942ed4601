import type { Answer } from '@arvand/contracts/endpoint'
import type { showPaper } from '@arvand/contracts/teacher/exam-paper'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { PrintedChoices, PrintedText } from '../../questions/index.ts'
import { RichText } from '../../rich-text/index.ts'
import { printWords as words } from '../words/paper-words.ts'

export type Paper = Answer<typeof showPaper>
type Question = Paper['questions'][number]

interface Numbered {
  readonly place: number
  readonly question: Question
}

/** The sections with their questions, numbered through the whole paper as answer sheets are. */
export function numberedSections({ sections, questions }: Pick<Paper, 'sections' | 'questions'>) {
  const byId = new Map(questions.map((question, at) => [question.id, { place: at + 1, question }]))
  return sections.map(({ id, title, questionIds }) => ({
    ...{ id, title },
    questions: questionIds.flatMap((questionId): Numbered[] => {
      const one = byId.get(questionId)
      return one ? [one] : []
    }),
  }))
}

/** What stands on top of each print. */
export function PrintHead({ paper, title }: { paper: Paper; title: string }) {
  const { exam, minutes, negative, questions, description } = paper
  const facts = [
    words.count(formatNumber(questions.length)),
    minutes === null ? null : words.minutes(formatNumber(minutes)),
    negative > 0 ? words.negative(formatPercent(negative, 2)) : null,
  ].filter((fact) => fact !== null)
  return (
    <header className="grid gap-2 border-b-2 border-ink pb-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-21 font-heading">{exam.title}</h1>
        <p className="text-15 font-label">{title}</p>
      </div>
      <p className="text-14">{facts.join('، ')}</p>
      {description ? <p className="text-14 whitespace-pre-line">{description}</p> : null}
      <p className="flex flex-wrap gap-x-8 gap-y-2 pt-2 text-15">
        {[words.name, words.number, words.date].map((label) => (
          <span key={label} className="flex flex-1 basis-40 items-end gap-2">
            {label}
            <span className="min-h-6 flex-1 border-b border-dotted border-ink" />
          </span>
        ))}
      </p>
    </header>
  )
}

/** The questions as they are read on paper, with lines to write on where that is the answer. */
export function Booklet({ paper }: { paper: Paper }) {
  const pictures = Object.fromEntries(paper.files.map(({ id, picture }) => [id, picture]))
  return numberedSections(paper).map(({ id, title, questions }) => (
    <section key={id} aria-labelledby={`section-${id}`} className="grid gap-4 pt-5">
      <h2 id={`section-${id}`} className="text-17 font-title">
        {title}
      </h2>
      {questions.map(({ place, question }) => (
        <article key={question.id} className="grid gap-2 break-inside-avoid">
          <div className="flex items-start gap-3">
            <span className="font-label">{localDigits(place)}.</span>
            <div className="min-w-0 flex-1">
              <PrintedText question={question} pictures={pictures} />
            </div>
            <span className="shrink-0 text-14">{words.points(formatNumber(question.points / 100))}</span>
          </div>
          <PrintedChoices question={question} pictures={pictures} />
        </article>
      ))}
    </section>
  ))
}

/** Circles to fill in: a column for each option, or a line to write on. */
export function AnswerSheet({ paper }: { paper: Paper }) {
  return (
    <div className="grid gap-4 pt-5">
      <p className="text-14">{words.fill}</p>
      {numberedSections(paper).map(({ id, title, questions }) => (
        <section key={id} className="grid gap-2">
          <h2 className="text-16 font-title">{title}</h2>
          <ol className="columns-1 gap-8 sm:columns-2 md:columns-3 print:columns-3">
            {questions.map(({ place, question }) => (
              <li key={question.id} className="flex min-h-8 break-inside-avoid items-center gap-2">
                <span className="w-8 text-end font-label">{localDigits(place)}</span>
                <Circles question={question} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Circles({ question: { kind, options } }: { question: Question }) {
  const labels =
    kind === 'trueFalse'
      ? [words.yes, words.no]
      : kind === 'single' || kind === 'multiple'
        ? (options ?? []).map((_, at) => localDigits(at + 1))
        : null
  if (!labels) return <span className="min-h-6 flex-1 border-b border-dotted border-ink" />
  return labels.map((label) => (
    <span
      key={label}
      className="inline-grid min-h-6 min-w-6 place-items-center rounded-full border border-ink px-1.5 text-13"
    >
      {label}
    </span>
  ))
}

/** The right answers by the numbers of the paper. */
export function AnswerKey({ paper }: { paper: Paper }) {
  const pictures = Object.fromEntries(paper.files.map(({ id, picture }) => [id, picture]))
  return (
    <ol className="grid gap-2 pt-5">
      {numberedSections(paper).flatMap(({ questions }) =>
        questions.map(({ place, question }) => (
          <li key={question.id} className="flex break-inside-avoid gap-3 border-b border-line pb-2">
            <span className="w-8 text-end font-label">{localDigits(place)}</span>
            <div className="min-w-0 flex-1">
              {question.correct.length === 0
                ? words.byHand
                : question.correct.map((text, at) => (
                    <RichText
                      // biome-ignore lint/suspicious/noArrayIndexKey: right answers do not change their order
                      key={at}
                      text={text}
                      files={pictures}
                      idPrefix={`${question.id}-${at}-`}
                      className="[&_p]:aligned-as-page"
                    />
                  ))}
            </div>
          </li>
        )),
      )}
    </ol>
  )
}
