import { formatDecimal, formatNumber } from '@arvand/persian/numbers'
import { sheetWords as words } from '../words/sheet-words.ts'
import type { Lesson, Sheet } from './sheet-figures.ts'

/** «۶۲٫۹۶»: two decimals without a percent sign, the minus at the left. */
export function Percent({ of, digits = 2 }: { of: number; digits?: number }) {
  const sign = of < 0 ? '−' : ''
  const shown = formatDecimal(Math.abs(of), digits)
  return (
    <bdi dir="ltr" className={of < 0 ? 'text-danger' : ''}>
      {sign}
      {shown}
    </bdi>
  )
}

/** Lesson by lesson: a table, on a phone cards in the same order. */
export function Lessons({ sheet: { lessons, wholes } }: { sheet: Sheet }) {
  const coefficients = wholes.length === 1
  return (
    <section aria-labelledby="lessons" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="lessons" className="text-18 font-title">
          {words.lessons}
        </h2>
        <p aria-hidden="true" className="flex gap-5 text-14 text-muted">
          <span className="flex items-center gap-2">
            <span className="h-4 border-s-2 border-ink" />
            {words.zero}
          </span>
          <span className="flex items-center gap-2">
            <span className="h-4 border-s-2 border-dotted border-ink" />
            {words.meanLine}
          </span>
        </p>
      </div>
      <div className="hidden overflow-x-auto md:block print:block">
        <table className="w-full text-15">
          <caption className="sr-only">{words.lessons}</caption>
          <thead>
            <tr className="border-b border-line text-14 text-muted">
              {[
                words.lesson,
                ...(coefficients ? [words.coefficient] : wholes.map((one) => one.subgroup)),
                ...[words.questions, words.right, words.wrong, words.empty, words.percent],
              ].map((title) => (
                <th key={title} scope="col" className="px-2 py-2 text-start font-normal first:ps-0">
                  {title}
                </th>
              ))}
              <th scope="col" className="px-2 py-2">
                <span className="sr-only">{words.bar}</span>
              </th>
              {[words.mean, words.standard, words.place].map((title) => (
                <th key={title} scope="col" className="px-2 py-2 text-start font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lessons.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="grid grid-cols-1 gap-3 md:hidden print:hidden">
        {lessons.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} subgroups={wholes.map((one) => one.subgroup)} />
        ))}
      </ul>
    </section>
  )
}

function LessonRow({ lesson }: { lesson: Lesson }) {
  const { title, coefficients, questions, right, wrong, empty, percent, meanPercent, standard, place } =
    lesson
  return (
    <tr>
      <th scope="row" className="py-3 pe-2 text-start font-title print:py-1.5">
        {title}
      </th>
      {coefficients.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the subgroups stand in a fixed order
        <td key={at} className="px-2">
          {formatNumber(one)}
        </td>
      ))}
      {(
        [
          ['questions', questions],
          ['right', right],
          ['wrong', wrong],
          ['empty', empty],
        ] as const
      ).map(([key, count]) => (
        <td key={key} className="px-2">
          {formatNumber(count)}
        </td>
      ))}
      <td className="px-2 font-title">
        <Percent of={percent} />
      </td>
      <td className="min-w-32 px-2">
        <Bar percent={percent} mean={meanPercent} />
      </td>
      <td className="px-2 text-muted">
        <Percent of={meanPercent} digits={1} />
      </td>
      <td className="px-2 font-title">{formatNumber(standard)}</td>
      <td className="px-2 whitespace-nowrap">
        {words.rankOf(formatNumber(place.rank), formatNumber(place.of))}
      </td>
    </tr>
  )
}

function LessonCard({ lesson, subgroups }: { lesson: Lesson; subgroups: readonly string[] }) {
  const { title, coefficients, questions, right, wrong, empty, percent, meanPercent, standard, place } =
    lesson
  const facts = [
    ...coefficients.map((one, at) => [
      subgroups.length === 1 ? words.coefficient : `${words.coefficient}، ${subgroups[at]}`,
      formatNumber(one),
    ]),
    [words.questions, formatNumber(questions)],
    [words.right, formatNumber(right)],
    [words.wrong, formatNumber(wrong)],
    [words.empty, formatNumber(empty)],
    [words.standard, formatNumber(standard)],
    [words.place, words.rankOf(formatNumber(place.rank), formatNumber(place.of))],
  ]
  return (
    <li className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-16 font-title">{title}</h3>
        <p className="text-15 font-title">
          <span className="font-normal text-muted">{words.percent} </span>
          <Percent of={percent} />
        </p>
      </div>
      <Bar percent={percent} mean={meanPercent} />
      <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-15 xs:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-2">
            <dt className="text-muted">{name}</dt>
            <dd className="font-label">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-2">
          <dt className="text-muted">{words.mean}</dt>
          <dd>
            <Percent of={meanPercent} digits={1} />
          </dd>
        </div>
      </dl>
    </li>
  )
}

/** The room at the right of the zero line, for percents below it. */
const below = 20
const scaled = (percent: number): number => (Math.abs(percent) / 100) * (100 - below)

/** The percent from the zero line to the left, a negative one to its right; a dotted line is the mean. */
function Bar({ percent, mean }: { percent: number; mean: number }) {
  const tone = percent < 0 ? 'bg-danger' : percent > mean ? 'bg-success' : 'bg-primary-600'
  const from = percent < 0 ? below - scaled(percent) : below
  const at = mean < 0 ? below - scaled(mean) : below + scaled(mean)
  return (
    <div aria-hidden="true" className="relative h-5">
      <div className="absolute inset-x-0 top-1.5 h-2 rounded-full bg-track" />
      <div
        className={`absolute top-1.5 h-2 rounded-full ${tone}`}
        style={{ insetInlineStart: `${Math.max(0, from)}%`, width: `${scaled(percent)}%` }}
      />
      <div className="absolute top-0 h-5 border-s-2 border-ink" style={{ insetInlineStart: `${below}%` }} />
      <div
        className="absolute top-0 h-5 border-s-2 border-dotted border-ink"
        style={{ insetInlineStart: `${at}%` }}
      />
    </div>
  )
}
