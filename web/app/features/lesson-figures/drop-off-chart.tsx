import { formatNumber, formatPercent, formatTenths } from '@arvand/persian/numbers'
import { Lightbulb } from 'lucide-react'
import { lessonKindOf } from '../../lesson-kinds.ts'
import { softTone } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { type Fall, type Figures, fallOf, sectionsOf, shareOf } from './drop-off.ts'
import { lessonFiguresWords as words } from './words.ts'

interface DropOffChartProps {
  readonly figures: Figures
  /** The course whose lessons the visitor may edit; left out for those who may not. */
  readonly courseId?: string
}

const percent = (share: number) => formatPercent(Math.round(share))

/** How many learners reached each lesson, the first one at the right; where most of them stop, and why that may be. */
export function DropOffChart({ figures, courseId }: DropOffChartProps) {
  const fall = fallOf(figures)
  return (
    <>
      <p className="pb-3 text-14 text-muted">{words.of(formatNumber(figures.learners))}</p>
      <figure className="group/chart">
        <div
          role="img"
          aria-label={sentenceOf(figures, fall)}
          className="grid grid-cols-[2.75rem_1fr] group-has-[details[open]]/chart:hidden"
        >
          <Axis />
          <Bars figures={figures} fall={fall} />
          <Sections figures={figures} />
        </div>
        <FiguresTable figures={figures} />
      </figure>
      {fall ? <Hint fall={fall} courseId={courseId} /> : null}
    </>
  )
}

function sentenceOf({ learners, lessons }: Figures, fall: Fall | null): string {
  const at = (place: number) => percent(shareOf(learners, lessons.at(place)?.reached ?? 0))
  const all = words.sentence(formatNumber(lessons.length), at(0), at(-1))
  return fall
    ? all + words.fallSentence(formatNumber(fall.number), percent(fall.from), percent(fall.to))
    : all
}

const Axis = () => (
  <div aria-hidden="true" className="relative h-44 text-12 text-muted">
    {[0, 50, 100].map((share) => (
      <span
        key={share}
        className="absolute start-0 translate-y-1/2 leading-none"
        style={{ insetBlockEnd: `${share}%` }}
      >
        <bdi dir="ltr">{formatPercent(share)}</bdi>
      </span>
    ))}
  </div>
)

function Bars({ figures: { learners, lessons }, fall }: { figures: Figures; fall: Fall | null }) {
  return (
    <div className="relative h-44">
      {[0, 50, 100].map((share) => (
        <span
          key={share}
          className="absolute inset-x-0 border-t border-line"
          style={{ insetBlockEnd: `${share}%` }}
        />
      ))}
      <div className="absolute inset-y-0 start-0 flex w-full items-end" style={widthOf(lessons.length)}>
        {lessons.map((lesson, at) => {
          const share = shareOf(learners, lesson.reached)
          const isFall = fall?.number === at + 1
          return (
            <span
              key={lesson.lessonId}
              title={words.bar(formatNumber(at + 1), lesson.title, percent(share))}
              className="relative h-full min-w-0 flex-1"
            >
              <span
                data-fill
                className={`absolute inset-x-px bottom-0 rounded-t-small sm:inset-x-0.5 ${isFall ? 'bg-warning' : 'bg-primary-600'}`}
                style={{ blockSize: `${share}%` }}
              />
              {isFall && fall ? <FallLabel fall={fall} isLate={at > lessons.length / 2} /> : null}
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** Stands over the bars after the fall, or over those before it when it comes late and there is no room after it. */
const FallLabel = ({ fall: { from, to }, isLate }: { fall: Fall; isLate: boolean }) => (
  <span
    className={`absolute z-10 rounded-small bg-surface px-1.5 text-14 font-label whitespace-nowrap text-warning ${isLate ? 'end-0' : 'start-full ms-1'}`}
    style={isLate ? { insetBlockEnd: `${Math.min(from, 86)}%` } : { insetBlockEnd: `${(from + to) / 2}%` }}
  >
    {words.fall(percent(from), percent(to))}
  </span>
)

/** Bars of few lessons are not drawn as wide as a wall. */
const widthOf = (lessons: number) => ({ maxInlineSize: `${lessons * 7}rem` })

/** The sections under their lessons, each as wide as they are. */
const Sections = ({ figures: { lessons } }: { figures: Figures }) => (
  <div
    aria-hidden="true"
    className="col-start-2 flex w-full pt-1.5 text-12 text-muted"
    style={widthOf(lessons.length)}
  >
    {sectionsOf(lessons).map(({ section, lessons: count }) => (
      <span
        key={section}
        className="min-w-0 truncate border-s border-line ps-1.5"
        style={{ flex: `${count} ${count} 0` }}
      >
        {section}
      </span>
    ))}
  </div>
)

/** The same figures as a table, in the place of the drawing while it is open. */
function FiguresTable({ figures: { learners, lessons } }: { figures: Figures }) {
  const cell = 'px-3 py-2 text-start font-normal'
  return (
    <details suppressHydrationWarning className="mt-2 text-14">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small font-label text-primary-700">
        {words.table}
      </summary>
      <table className="w-full">
        <caption className="sr-only">{words.chart}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {[words.number, words.lesson, words.reached, words.share].map((head) => (
              <th key={head} scope="col" className={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lessons.map(({ lessonId, title, reached }, at) => (
            <tr key={lessonId}>
              <td className={cell}>{formatNumber(at + 1)}</td>
              <th scope="row" className={`${cell} wrap-anywhere`}>
                {title}
              </th>
              <td className={cell}>{formatNumber(reached)}</td>
              <td className={cell}>
                <bdi dir="ltr">{percent(shareOf(learners, reached))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Hint({ fall, courseId }: { fall: Fall; courseId: string | undefined }) {
  const { lesson, number, from, to } = fall
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
      <span className={`grid size-11 shrink-0 place-items-center rounded-tile ${softTone.accent}`}>
        <Icon of={Lightbulb} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="text-16 font-label">
          <bdi dir="ltr">{percent(from - to)}</bdi> {words.stop(formatNumber(number))}
        </h3>
        <p className="text-14 text-muted wrap-anywhere">
          «{lesson.title}» {causeOf(fall)}
        </p>
      </div>
      {courseId ? (
        <ButtonLink
          to={`/teach/courses/${courseId}/lessons/${lesson.lessonId}`}
          variant="outline"
          size="compact"
          className="grow sm:grow-0"
        >
          {words.see(formatNumber(number))}
        </ButtonLink>
      ) : null}
    </div>
  )
}

function causeOf({ timesMean, lesson }: Fall): string | null {
  return timesMean ? words.long(formatTenths(timesMean)) : (lessonKindOf(lesson.kind).whenLeft ?? null)
}
